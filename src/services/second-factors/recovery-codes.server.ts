import { createHmac } from 'node:crypto';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { systemRandom } from '#platform/random.ts';
import { deriveKey } from '../shared/signed-tokens.server.ts';

const count = 10;
const length = 10;
/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Replaces earlier codes. They are shown once; only their hashes are stored. */
export async function createRecoveryCodes(
  trx: Transaction<DB>,
  userId: string,
  now: Date,
): Promise<string[]> {
  const codes = Array.from({ length: count }, createRecoveryCode);
  await sql`delete from auth.mfa_recovery_codes where user_id = ${userId}`.execute(trx);
  const hashes = codes.map((code) => hashRecoveryCode(userId, code));
  await sql`
    insert into auth.mfa_recovery_codes (user_id, code_hash, created_at)
    select ${userId}::uuid, hash, ${now} from unnest(${hashes}::bytea[]) as hash`.execute(trx);
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** Deletes the code, so that it works once. Expects it without spaces and dashes. */
export async function redeemRecoveryCode(
  trx: Transaction<DB>,
  userId: string,
  code: string,
): Promise<boolean> {
  if (code.length !== length) return false;
  const { rows } = await sql<{ id: string }>`
    delete from auth.mfa_recovery_codes
    where user_id = ${userId} and code_hash = ${hashRecoveryCode(userId, code.toLowerCase())}
    returning id`.execute(trx);
  return rows.length > 0;
}

function createRecoveryCode(): string {
  return Array.from({ length }, () => alphabet[systemRandom.below(alphabet.length)]).join('');
}

function hashRecoveryCode(userId: string, code: string): Buffer {
  return createHmac('sha256', deriveKey('recovery-codes')).update(`${userId} ${code}`).digest();
}
