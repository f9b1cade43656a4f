import { sql } from 'kysely';
import { asSystem, asUser } from '#platform/database/run-as.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import { takeRateLimits, type RateLimit } from '../shared/rate-limits.server.ts';
import type { Staff } from '../shared/staff.ts';

/** A large shop counts for seconds. */
const perAccount: RateLimit = { name: 'count-games/account', allowance: 10, seconds: 60 * 60 };

/** Counts the games of the last 60 days again, for a member of staff who asks for it. */
export async function refreshGameAnalytics({
  actor,
  now,
}: Staff): Promise<{ ok: true } | RateLimited> {
  const allowed = await takeRateLimits(now, [perAccount, actor.userId]);
  if (!allowed.ok) return allowed;
  await asUser(actor).write(sql`select public.refresh_daily_game_analytics()`);
  return { ok: true };
}

/** Counts all games the first time, then those of the last days, which may still go on. */
export async function countGames(): Promise<void> {
  // As system: the shop counts its own games.
  await asSystem().write(sql`
    select public.refresh_daily_game_analytics(
      case when exists (select from public.daily_game_analytics) then 3 else 3660 end)`);
}
