import { sql } from 'kysely';
import type { ClaimStatus } from '#domain/game/game.ts';
import { asSystem } from '#platform/database/run-as.server.ts';

/** Another claim that looks like the same person; and why. */
export interface RelatedClaim {
  id: string;
  username: string;
  prize: string;
  prizeAr: string | null;
  status: ClaimStatus;
  claimedAt: Date;
  /** The same letters in the name, mona.1 and mona_2; a name without letters resembles no other. */
  hasSameName: boolean;
  /** The same browser and system in the same network. */
  hasSameDevice: boolean;
  /** The same network within a day. */
  hasSameAddress: boolean;
}

const maxShown = 12;
const shape = (column: string) => sql`regexp_replace(${sql.ref(column)}, '[^a-z]', '', 'g')`;

/**
 * Newest first. As system, because the policies keep these conditions from their indexes: the caller
 * has checked the role.
 */
export async function readRelatedClaims(claimId: string): Promise<RelatedClaim[]> {
  const [rows] = await asSystem().read(sql<RelatedClaim>`
    with subject as (
      select c.id, ${shape('c.instagram_username')} as name_shape,
        o.address_hash, o.device_family, c.claimed_at
      from public.claimed_prizes c
      left join public.game_claim_origins o on o.claim_id = c.id
      where c.id = ${claimId}
    ), alike as (
      select other.id, true as same_name, false as same_device, false as same_address
      from subject s join public.claimed_prizes other
        on ${shape('other.instagram_username')} = s.name_shape
      where other.instagram_username <> 'deleted' and s.name_shape <> ''
      union all
      select near.claim_id, false, near.device_family = s.device_family, true
      from subject s join public.game_claim_origins near on near.address_hash = s.address_hash
        and near.claimed_at between s.claimed_at - interval '24 hours'
          and s.claimed_at + interval '24 hours'
    )
    select other.id, other.instagram_username as username, other.prize_name as prize,
      other.prize_name_ar as "prizeAr", other.status, other.claimed_at as "claimedAt",
      bool_or(a.same_name) as "hasSameName", bool_or(a.same_device) as "hasSameDevice",
      bool_or(a.same_address) as "hasSameAddress"
    from alike a join public.claimed_prizes other on other.id = a.id
    where a.id <> ${claimId}
    group by other.id
    order by other.claimed_at desc, other.id limit ${maxShown}`);
  return rows;
}
