import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { systemRandom } from '#platform/random.ts';
import { createToken, hashToken } from '../shared/signed-tokens.server.ts';
import type { CodeChallenge } from './code-challenge.ts';
import { createCode, hashCode } from './one-time-codes.server.ts';

const validMilliseconds = 60 * 60_000;

export type OneTimeTokenType =
  | 'recovery'
  | 'magiclink'
  | 'reauthentication'
  | 'confirmation'
  | 'invite'
  | 'email_change';

/** What the user sends back: the token of the link, or the address and the code that was mailed. */
export type MailProof = { token: string } | { email: string; code: string };

interface NewToken {
  userId: string;
  type: OneTimeTokenType;
  /** The address that the mail goes to. */
  email: string;
  newEmail?: string;
  challenge?: CodeChallenge | undefined;
  now: Date;
}

/** Replaces an earlier token of the same type. */
export async function storeOneTimeToken(
  trx: Transaction<DB>,
  { userId, type, email, newEmail, challenge, now }: NewToken,
): Promise<{ token: string; code: string }> {
  const token = createToken(systemRandom);
  const code = createCode(systemRandom);
  const expires = new Date(now.getTime() + validMilliseconds);
  await sql`
    insert into auth.one_time_tokens (user_id, token_type, token_hash, code_hash, new_email,
      code_challenge, code_challenge_method, expires_at, created_at)
    values (${userId}, ${type}, ${hashToken(token)}, ${hashCode(email, code)}, ${newEmail ?? null},
      ${challenge?.challenge ?? null}, ${challenge?.method ?? null}, ${expires}, ${now})
    on conflict (user_id, token_type) do update set token_hash = excluded.token_hash,
      code_hash = excluded.code_hash, new_email = excluded.new_email,
      code_challenge = excluded.code_challenge,
      code_challenge_method = excluded.code_challenge_method,
      expires_at = excluded.expires_at, created_at = excluded.created_at`.execute(trx);
  return { token, code };
}

export interface UsedToken {
  user_id: string;
  token_type: OneTimeTokenType;
  new_email: string | null;
  code_challenge: string | null;
  code_challenge_method: CodeChallenge['method'] | null;
}

/** Deletes the token, so that only one of two requests succeeds. */
export async function redeemOneTimeToken(
  trx: Transaction<DB>,
  proof: MailProof,
  types: readonly OneTimeTokenType[],
  now: Date,
): Promise<UsedToken | undefined> {
  const { rows } = await sql<UsedToken>`
    delete from auth.one_time_tokens
    where ${matches(proof)} and token_type = any(${[...types]}::text[]) and expires_at > ${now}
    returning user_id, token_type, new_email, code_challenge, code_challenge_method`.execute(trx);
  return rows[0];
}

/** Compares hashes only: equal for one_time_tokens and pending_sign_ups. */
export function matches(proof: MailProof) {
  return 'token' in proof
    ? sql`token_hash = ${hashToken(proof.token)}`
    : sql`code_hash = ${hashCode(proof.email, proof.code)}`;
}

export function challengeOf(
  row: Pick<UsedToken, 'code_challenge' | 'code_challenge_method'>,
): CodeChallenge | undefined {
  const { code_challenge: challenge, code_challenge_method: method } = row;
  return challenge && method ? { challenge, method } : undefined;
}
