import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';

export const rewardInvariants: readonly Invariant[] = [
  {
    name: "Everybody's points are the sum of their history",
    broken: sql`
      select format('%s: %s points off', user_id, sum(points)) as what
      from (
        select user_id, points from public.user_rewards
        union all select user_id, -points from public.reward_history
      ) entry
      group by user_id having sum(points) <> 0`,
  },
  {
    name: 'Of every prize there are as many left as its history says',
    broken: sql`
      select format('%s: %s left', p.name, p.quantity) as what
      from public.game_prizes p
      where p.quantity <> (
        select coalesce(sum(h.change), 0) from public.prize_inventory_history h where h.prize_id = p.id
      )`,
  },
];
