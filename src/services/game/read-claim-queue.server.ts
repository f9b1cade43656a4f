import { sql } from 'kysely';
import type { PrizeType, ClaimStatus } from '#domain/game/game.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Staff } from '#services/shared/staff.ts';
import { takeLease } from './claim-lease.server.ts';
import { mayManageGame } from './may-manage-game.server.ts';
import { readRelatedClaims, type RelatedClaim } from './related-claims.server.ts';

export interface WaitingClaim {
  id: string;
  username: string;
  prize: string;
  prizeAr: string | null;
  claimedAt: Date;
  /** The colleague who has it open. */
  openAt: string | null;
}

export interface ClaimToDecide extends WaitingClaim {
  prizeType: PrizeType;
  status: ClaimStatus;
  waitedHours: number;
  /** Without an account the claimant gets no notification. */
  hasAccount: boolean;
  /** Browser, system and kind of device; null after 30 days. */
  device: string | null;
  related: RelatedClaim[];
}

export interface OpenedQueue {
  claim: ClaimToDecide | null;
  upcoming: WaitingClaim[];
}

interface WantedClaim {
  /** What is worked through: claims to verify, or verified ones to hand over. */
  status: 'pending' | 'verified';
  /** A claim that was selected. */
  claimId: string | null;
}

const upcomingCount = 8;

/** One claim to decide, open at the reader alone, and the next in line. */
export async function readClaimQueue(wanted: WantedClaim, staff: Staff): Promise<OpenedQueue> {
  if (!(await mayManageGame(staff.actor))) return { claim: null, upcoming: [] };
  const claimId = await openClaim(wanted, staff);
  const [claim, upcoming] = await Promise.all([
    claimId ? readClaim(claimId, staff) : null,
    readWaiting(wanted.status, staff),
  ]);
  return {
    claim: claim && { ...claim, related: await readRelatedClaims(claim.id) },
    upcoming: upcoming.filter(({ id }) => id !== claimId),
  };
}

/** The selected claim, or the first that no colleague has open. */
async function openClaim({ status, claimId }: WantedClaim, staff: Staff): Promise<string | null> {
  if (claimId && isUuid(claimId)) {
    await takeLeaseIfOpen(claimId, staff);
    return claimId;
  }
  for (const { id, openAt } of await readWaiting(status, staff)) {
    if (openAt === null && (await takeLease(id, staff))) return id;
  }
  return null;
}

/** A claim that is decided or unknown cannot be decided by anybody: nothing to lease. */
async function takeLeaseIfOpen(claimId: string, staff: Staff): Promise<void> {
  const claim = await readClaim(claimId, staff);
  if (claim?.status === 'pending' || claim?.status === 'verified') await takeLease(claimId, staff);
}

const claimColumns = sql`c.id, c.instagram_username as username, c.prize_name as prize,
  c.prize_name_ar as "prizeAr", c.claimed_at as "claimedAt"`;

/** As system, like the list itself: the role was asked of the database. */
async function readWaiting(
  status: WantedClaim['status'],
  { actor, now }: Staff,
): Promise<WaitingClaim[]> {
  const [rows] = await asSystem().read(sql<WaitingClaim>`
    select ${claimColumns}, p.full_name as "openAt"
    from public.claimed_prizes c
    left join public.claim_leases l on l.claim_id = c.id and l.expires_at > ${now}
    left join public.profiles p on p.id = l.staff_id and l.staff_id <> ${actor.userId}
    where c.status = ${status}
      and not exists (select from public.claim_decisions d where d.claim_id = c.id and d.state = 'waiting')
    order by coalesce(l.staff_id = ${actor.userId}, false) desc, c.claimed_at, c.id
    limit ${upcomingCount + 1}`);
  return rows;
}

async function readClaim(
  id: string,
  { actor, now }: Staff,
): Promise<Omit<ClaimToDecide, 'related'> | null> {
  const [[row]] = await asSystem().read(sql<Omit<ClaimToDecide, 'related'>>`
    select ${claimColumns}, p.full_name as "openAt", c.prize_type as "prizeType", c.status,
      floor(extract(epoch from ${now}::timestamptz - c.claimed_at) / 3600)::integer as "waitedHours",
      c.user_id is not null as "hasAccount", o.device_family as device
    from public.claimed_prizes c
    left join public.game_claim_origins o on o.claim_id = c.id
    left join public.claim_leases l on l.claim_id = c.id and l.expires_at > ${now}
    left join public.profiles p on p.id = l.staff_id and l.staff_id <> ${actor.userId}
    where c.id = ${id}`);
  return row ?? null;
}
