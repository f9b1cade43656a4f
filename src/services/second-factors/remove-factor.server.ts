import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { AccountFactor } from '#services/identity/account.ts';
import { mailFactorChange } from './mail-factor-change.server.ts';

export type RemoveFactorResult =
  | { ok: true; factor: AccountFactor }
  | { ok: false; reason: 'mfa_factor_not_found' | 'insufficient_aal' };

/** A verified factor is removed only from a session that has passed it. */
export async function removeFactor(
  factor: { id: string; userId: string },
  aal: string,
  now: Date,
): Promise<RemoveFactorResult> {
  // As system: users cannot write factors.
  return asSystem().transaction(async (trx) => {
    const { rows } = await sql<{ status: string }>`
      select status from auth.mfa_factors
      where id = ${factor.id} and user_id = ${factor.userId} for update`.execute(trx);
    if (!rows[0]) return { ok: false, reason: 'mfa_factor_not_found' };
    if (rows[0].status === 'verified' && aal !== 'aal2') {
      return { ok: false, reason: 'insufficient_aal' };
    }
    return deleteFactor(trx, factor, now);
  });
}

/** Without a verified factor, recovery codes go and sessions count as signed in by password. */
export async function deleteFactor(
  trx: Transaction<DB>,
  { id, userId }: { id: string; userId: string },
  now: Date,
): Promise<RemoveFactorResult> {
  const { rows } = await sql<AccountFactor>`
    delete from auth.mfa_factors where id = ${id} and user_id = ${userId}
    returning id, friendly_name, factor_type, status, created_at, updated_at`.execute(trx);
  const [factor] = rows;
  if (!factor) return { ok: false, reason: 'mfa_factor_not_found' };
  if (factor.status === 'verified') {
    await mailFactorChange(trx, userId, 'off', now);
    await endSecondFactor(trx, userId);
  }
  return { ok: true, factor };
}

async function endSecondFactor(trx: Transaction<DB>, userId: string): Promise<void> {
  const none = sql`not exists (
    select from auth.mfa_factors where user_id = ${userId} and status = 'verified'
  )`;
  await sql`
    delete from auth.mfa_recovery_codes where user_id = ${userId} and ${none}`.execute(trx);
  await sql`
    update auth.sessions set aal = 'aal1', amr = (
      select coalesce(jsonb_agg(used), '[]') from jsonb_array_elements(amr) as used
      where used ->> 'method' not in ('totp', 'recovery_code')
    )
    where user_id = ${userId} and ${none}`.execute(trx);
}
