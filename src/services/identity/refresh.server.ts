import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { SessionTokens } from './account.ts';
import { findAccount, isBanned } from './accounts.server.ts';
import { deriveRefreshToken, hashToken } from '../shared/signed-tokens.server.ts';
import type { SessionRow } from './sessions.server.ts';
import { addRefreshToken, sessionIdleDays, tokensFor } from './sessions.server.ts';

/** Grace period in which a replaced token is accepted, for several tabs and repeated requests. */
const reuseMilliseconds = 10_000;
const idleMilliseconds = sessionIdleDays * 86_400_000;

export type RefreshResult =
  | { ok: true; session: SessionTokens }
  | {
      ok: false;
      reason:
        | 'refresh_token_not_found'
        | 'refresh_token_already_used'
        | 'session_expired'
        | 'user_banned';
    };

interface PresentedToken extends SessionRow {
  token_id: string;
  revoked_at: Date | null;
  refreshed_at: Date | null;
  not_after: Date | null;
}

export function refresh(refreshToken: string, now: Date): Promise<RefreshResult> {
  // As system: the caller is not authenticated until the token matches.
  return asSystem().transaction(async (trx) => {
    const presented = await lockSessionOf(trx, refreshToken);
    if (!presented) return { ok: false, reason: 'refresh_token_not_found' };
    const account = await findAccount(trx, sql`id = ${presented.user_id}`);
    if (!account) return { ok: false, reason: 'refresh_token_not_found' };
    if (isBanned(account, now)) return { ok: false, reason: 'user_banned' };
    if (isOver(presented, now)) {
      await endSession(trx, presented.id);
      return { ok: false, reason: 'session_expired' };
    }
    const next = await nextToken(trx, presented, now);
    if (!next) {
      await endSession(trx, presented.id);
      return { ok: false, reason: 'refresh_token_already_used' };
    }
    return { ok: true, session: await tokensFor(account, presented, next, now) };
  });
}

/** Locks the session, so that a concurrent request sees the new token. */
async function lockSessionOf(
  trx: Transaction<DB>,
  refreshToken: string,
): Promise<PresentedToken | undefined> {
  const hash = hashToken(refreshToken);
  await sql`
    select from auth.sessions
    where id = (select session_id from auth.refresh_tokens where token_hash = ${hash})
    for update`.execute(trx);
  const { rows } = await sql<PresentedToken>`
    select sessions.id, sessions.user_id, sessions.aal, sessions.amr, sessions.refreshed_at,
      sessions.not_after, tokens.id as token_id, tokens.revoked_at
    from auth.refresh_tokens tokens join auth.sessions on sessions.id = tokens.session_id
    where tokens.token_hash = ${hash}`.execute(trx);
  return rows[0];
}

/**
 * Replaces the active token. A replaced token gets the active one again if it was its direct
 * predecessor (lost response) or within seconds (several tabs); otherwise it was stolen, and the
 * result is null.
 */
async function nextToken(
  trx: Transaction<DB>,
  presented: PresentedToken,
  now: Date,
): Promise<string | null> {
  if (presented.revoked_at === null) {
    await sql`
      with replaced as (
        update auth.refresh_tokens set revoked_at = ${now} where id = ${presented.token_id}
      )
      update auth.sessions set refreshed_at = ${now} where id = ${presented.id}`.execute(trx);
    return addRefreshToken(trx, presented.id, presented.token_id, now);
  }
  const { rows } = await sql<{ id: string; parent_id: string | null }>`
    select id, parent_id from auth.refresh_tokens
    where session_id = ${presented.id} and revoked_at is null`.execute(trx);
  const active = rows[0];
  if (!active) return null;
  const recent = now.getTime() - presented.revoked_at.getTime() <= reuseMilliseconds;
  return recent || active.parent_id === presented.token_id ? deriveRefreshToken(active.id) : null;
}

function isOver(session: PresentedToken, now: Date): boolean {
  const idleSince = session.refreshed_at?.getTime() ?? 0;
  const timedOut = session.not_after !== null && session.not_after <= now;
  return timedOut || now.getTime() - idleSince > idleMilliseconds;
}

async function endSession(trx: Transaction<DB>, id: string): Promise<void> {
  await sql`delete from auth.sessions where id = ${id}`.execute(trx);
}
