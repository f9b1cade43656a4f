import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { leaseSeconds } from '#domain/game/claim-decision.ts';
import { isReadOnly } from '#platform/database/actor.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { Staff } from '#services/shared/staff.ts';

/**
 * Opens a claim at this member of staff alone, for a few minutes, and closes the one they had before.
 * False when a colleague has it open. The caller has checked the role.
 */
export async function takeLease(claimId: string, { actor, now }: Staff): Promise<boolean> {
  if (isReadOnly(actor)) return true;
  const { userId } = actor;
  const expiresAt = new Date(now.getTime() + leaseSeconds * 1000);
  // As system: staff cannot write leases. Two writes, so that no two people wait for each other.
  const system = asSystem({ onBehalfOf: actor });
  const [taken] = await system.write(sql<{ claim_id: string }>`
    insert into public.claim_leases as l (claim_id, staff_id, expires_at)
    values (${claimId}, ${userId}, ${expiresAt})
    on conflict (claim_id) do update
      set staff_id = excluded.staff_id, expires_at = excluded.expires_at
      where l.staff_id = ${userId} or l.expires_at <= ${now}
    returning claim_id`);
  if (taken.length === 0) return false;
  await system.write(sql`
    delete from public.claim_leases where staff_id = ${userId} and claim_id <> ${claimId}`);
  return true;
}

/** The name of the colleague who has the claim open; null when it is free. */
export async function findColleagueAtClaim(
  trx: Transaction<DB>,
  claimId: string,
  { actor, now }: Staff,
): Promise<string | null> {
  const colleague = await trx
    .selectFrom('claim_leases as l')
    .innerJoin('profiles as p', 'p.id', 'l.staff_id')
    .select('p.full_name')
    .where('l.claim_id', '=', claimId)
    .where('l.staff_id', '<>', actor.userId)
    .where('l.expires_at', '>', now)
    .executeTakeFirst();
  return colleague?.full_name ?? null;
}
