import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { systemRandom } from '#platform/random.ts';
import type { SessionTokens } from './account.ts';
import type { RequestFacts } from '../shared/request-facts.ts';
import type { AuthenticationMethod } from './access-tokens.server.ts';
import { accessTokenSeconds, signAccessToken } from './access-tokens.server.ts';
import type { AccountRow } from './accounts.server.ts';
import { toAccount } from './accounts.server.ts';
import { deriveRefreshToken, hashToken } from '../shared/signed-tokens.server.ts';

/** Sessions expire after this many days without use. */
export const sessionIdleDays = 30;

export interface SessionRow {
  id: string;
  user_id: string;
  aal: string;
  amr: AuthenticationMethod[];
}

export type SecondFactorMethod = 'totp' | 'recovery_code';

/** Opens a session for an authenticated account. */
export async function openSession(
  trx: Transaction<DB>,
  account: AccountRow,
  method: AuthenticationMethod['method'],
  attempt: Pick<RequestFacts, 'now' | 'userAgent'>,
  secondFactor?: SecondFactorMethod,
): Promise<SessionTokens> {
  const { now } = attempt;
  const timestamp = Math.floor(now.getTime() / 1000);
  const methods = secondFactor ? [secondFactor, method] : [method];
  const amr = methods.map((each) => ({ method: each, timestamp }));
  const aal = secondFactor ? 'aal2' : 'aal1';
  const session = { id: systemRandom.uuid(), user_id: account.id, aal, amr };
  await sql`
    with opened as (
      insert into auth.sessions (id, user_id, aal, amr, user_agent, created_at, refreshed_at)
      values (${session.id}, ${account.id}, ${aal}, ${JSON.stringify(amr)},
        ${attempt.userAgent?.slice(0, 300) ?? null}, ${now}, ${now})
    )
    update auth.users set last_sign_in_at = ${now} where id = ${account.id}`.execute(trx);
  const refreshToken = await addRefreshToken(trx, session.id, null, now);
  return tokensFor({ ...account, last_sign_in_at: now }, session, refreshToken, now);
}

export async function addRefreshToken(
  trx: Transaction<DB>,
  sessionId: string,
  parentId: string | null,
  now: Date,
): Promise<string> {
  const id = systemRandom.uuid();
  const token = deriveRefreshToken(id);
  await sql`
    insert into auth.refresh_tokens (id, session_id, parent_id, token_hash, created_at)
    values (${id}, ${sessionId}, ${parentId}, ${hashToken(token)}, ${now})`.execute(trx);
  return token;
}

export async function tokensFor(
  row: AccountRow,
  session: SessionRow,
  refreshToken: string,
  now: Date,
): Promise<SessionTokens> {
  const account = toAccount(row);
  const { token, expiresAt } = await signAccessToken(account, session, now);
  return {
    accessToken: token,
    refreshToken,
    expiresIn: accessTokenSeconds,
    expiresAt,
    sessionId: session.id,
    account,
  };
}

export type SignOutScope = 'global' | 'local' | 'others';

/** Deleting a session deletes its refresh tokens; its access token fails on the next check. */
export async function signOut(
  session: { userId: string; sessionId: string },
  scope: SignOutScope = 'global',
): Promise<void> {
  // As system: users cannot access sessions.
  await asSystem().write(endSessions(session, scope));
}

export function endSessions(
  { userId, sessionId }: { userId: string; sessionId: string | null },
  scope: SignOutScope,
) {
  const which = {
    global: sql`true`,
    local: sql`id = ${sessionId}`,
    others: sql`id <> ${sessionId}`,
  }[scope];
  return sql`delete from auth.sessions where user_id = ${userId} and ${which}`;
}
