import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { SecondFactorMethod } from '#services/identity/sessions.server.ts';
import { openSealedText } from '../shared/sealed-text.server.ts';
import { redeemRecoveryCode } from './recovery-codes.server.ts';
import { matchingStep } from './totp.ts';

interface StoredFactor {
  id: string;
  status: 'unverified' | 'verified';
  encrypted_secret: Buffer;
  last_used_step: string;
}

/** Accepts a code of the factor once: of two requests with the same code, one succeeds. */
export async function redeemTotpCode(
  trx: Transaction<DB>,
  factor: { id: string; userId: string },
  code: string,
  now: Date,
): Promise<StoredFactor | null> {
  const { rows } = await sql<StoredFactor>`
    select id, status, encrypted_secret, last_used_step from auth.mfa_factors
    where id = ${factor.id} and user_id = ${factor.userId} for update`.execute(trx);
  const [stored] = rows;
  const secret = stored && openSealedText('second-factors', stored.encrypted_secret, stored.id);
  const step = secret ? matchingStep(secret, code, now) : null;
  if (!stored || step === null || step <= Number(stored.last_used_step)) return null;
  await sql`
    update auth.mfa_factors set last_used_step = ${step} where id = ${stored.id}`.execute(trx);
  return stored;
}

/** A code of any verified factor, or a recovery code. */
export async function redeemSecondFactor(
  trx: Transaction<DB>,
  userId: string,
  typed: string,
  now: Date,
): Promise<SecondFactorMethod | null> {
  const code = typed.normalize('NFKC').replaceAll(/[\s-]/g, '');
  if (!/^\d{6}$/.test(code)) {
    return (await redeemRecoveryCode(trx, userId, code)) ? 'recovery_code' : null;
  }
  const { rows } = await sql<{ id: string }>`
    select id from auth.mfa_factors where user_id = ${userId} and status = 'verified'`.execute(trx);
  for (const { id } of rows) {
    if (await redeemTotpCode(trx, { id, userId }, code, now)) return 'totp';
  }
  return null;
}
