import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '#db/types.ts';
import type { SessionTokens } from '#services/identity/account.ts';
import { findAccount } from '#services/identity/accounts.server.ts';
import {
  addRefreshToken,
  type SecondFactorMethod,
  type SessionRow,
  tokensFor,
} from '#services/identity/sessions.server.ts';

/** Marks the session as aal2 with new tokens, and ends the user's sessions that are not. */
export async function raiseSession(
  trx: Transaction<DB>,
  { userId, sessionId }: { userId: string; sessionId: string },
  method: SecondFactorMethod,
  now: Date,
): Promise<SessionTokens | null> {
  const entry = { method, timestamp: Math.floor(now.getTime() / 1000) };
  const { rows } = await sql<SessionRow>`
    update auth.sessions
    set aal = 'aal2', refreshed_at = ${now}, amr = ${JSON.stringify([entry])}::jsonb || (
      select coalesce(jsonb_agg(used), '[]') from jsonb_array_elements(amr) as used
      where used ->> 'method' <> ${method}
    )
    where id = ${sessionId} and user_id = ${userId}
    returning id, user_id, aal, amr`.execute(trx);
  const [session] = rows;
  const account = session && (await findAccount(trx, sql`id = ${userId}`));
  if (!session || !account) return null;
  await sql`
    delete from auth.sessions
    where user_id = ${userId} and aal = 'aal1'`.execute(trx);
  const { rows: replaced } = await sql<{ id: string }>`
    update auth.refresh_tokens set revoked_at = ${now}
    where session_id = ${sessionId} and revoked_at is null returning id`.execute(trx);
  const refreshToken = await addRefreshToken(trx, sessionId, replaced[0]?.id ?? null, now);
  return tokensFor(account, session, refreshToken, now);
}
