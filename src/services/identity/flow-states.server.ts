import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '#db/types.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { systemRandom } from '#platform/random.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import { takeRateLimits } from '../shared/rate-limits.server.ts';
import type { RequestFacts } from '../shared/request-facts.ts';
import { createToken, hashToken } from '../shared/signed-tokens.server.ts';
import type { AuthenticationMethod } from './access-tokens.server.ts';
import type { SessionTokens } from './account.ts';
import type { ProvidedIdentity } from '#services/providers/accept-identity.server.ts';
import { linkIdentity } from '#services/providers/link-identity.server.ts';
import { type FirstStep, openAfterFirstStep } from '#services/second-factors/second-step.server.ts';
import { type AccountRow, findAccount, isBanned } from './accounts.server.ts';
import { type CodeChallenge, verifierMatches } from './code-challenge.ts';
import { createSignedInAccount } from './confirm-sign-up.server.ts';
import { identityLimits } from './identity-limits.server.ts';
import { challengeOf } from './one-time-tokens.server.ts';
import { openSession } from './sessions.server.ts';

const validMilliseconds = 5 * 60_000;

interface Owner {
  userId?: string;
  pendingSignUpId?: string;
  /** Linked to the user when the code is exchanged. */
  linkedIdentity?: ProvidedIdentity;
  method: AuthenticationMethod['method'];
}

/** A code that the client with the verifier exchanges for a session. */
export async function issueAuthCode(
  trx: Transaction<DB>,
  owner: Owner,
  { challenge, method }: CodeChallenge,
  now: Date,
): Promise<string> {
  const code = createToken(systemRandom);
  const expires = new Date(now.getTime() + validMilliseconds);
  await sql`
    insert into auth.flow_states (code_hash, user_id, pending_sign_up_id, authentication_method,
      linked_identity, code_challenge, code_challenge_method, expires_at, created_at)
    values (${hashToken(code)}, ${owner.userId ?? null}, ${owner.pendingSignUpId ?? null},
      ${owner.method}, ${owner.linkedIdentity ? JSON.stringify(owner.linkedIdentity) : null},
      ${challenge}, ${method}, ${expires}, ${now})`.execute(trx);
  return code;
}

export type ExchangeRejection =
  | {
      ok: false;
      reason:
        | 'flow_state_not_found'
        | 'flow_state_expired'
        | 'bad_code_verifier'
        | 'identity_already_exists'
        | 'user_banned';
    }
  | RateLimited;

export type ExchangeResult = { ok: true; session: SessionTokens } | ExchangeRejection;

interface FlowState {
  id: string;
  user_id: string | null;
  pending_sign_up_id: string | null;
  authentication_method: AuthenticationMethod['method'];
  linked_identity: ProvidedIdentity | null;
  code_challenge: string | null;
  code_challenge_method: CodeChallenge['method'] | null;
  expires_at: Date;
}

interface CodeExchange {
  code: string;
  verifier: string;
  /** Who is signed in where the code is used; it must be for this user. */
  userId?: string;
}

type Open<Opened> = (
  trx: Transaction<DB>,
  account: AccountRow,
  method: AuthenticationMethod['method'],
) => Promise<Opened>;

/**
 * The code works once. A wrong verifier does not use it up: a thief of the code could otherwise keep its
 * owner out.
 */
export function exchangeAuthCode(
  exchange: CodeExchange,
  attempt: RequestFacts,
): Promise<ExchangeResult> {
  return redeemAuthCode(exchange, attempt, async (trx, account, method) => ({
    ok: true,
    session: await openSession(trx, account, method, attempt),
  }));
}

/**
 * For the shop's pages: an account with a second factor gets a ticket for the second step. `isNew`
 * when this is the first sign-in to the account.
 */
export function exchangeAuthCodeAtShop(
  exchange: CodeExchange,
  attempt: RequestFacts,
): Promise<(FirstStep & { isNew?: boolean }) | ExchangeRejection> {
  return redeemAuthCode(exchange, attempt, async (trx, account, method) => ({
    ...(await openAfterFirstStep(trx, account, method, attempt)),
    isNew: account.last_sign_in_at === null,
  }));
}

/** For the shop's pages: links what the provider confirmed to the account that is signed in. */
export function linkIdentityAtShop(
  exchange: Required<CodeExchange>,
  attempt: RequestFacts,
): Promise<{ ok: true } | ExchangeRejection> {
  return redeemAuthCode(exchange, attempt, () => Promise.resolve({ ok: true as const }));
}

async function redeemAuthCode<Opened>(
  { code, verifier, userId }: CodeExchange,
  attempt: RequestFacts,
  open: Open<Opened>,
): Promise<Opened | ExchangeRejection | { ok: true; session: SessionTokens }> {
  const allowed = await takeRateLimits(attempt.now, [identityLimits.tokenAddress, attempt.address]);
  if (!allowed.ok) return allowed;
  // As system: the caller is not authenticated until the verifier matches.
  return asSystem().transaction(async (trx) => {
    const { rows } = await sql<FlowState>`
      select id, user_id, pending_sign_up_id, authentication_method, linked_identity,
        code_challenge, code_challenge_method, expires_at
      from auth.flow_states where code_hash = ${hashToken(code)} for update`.execute(trx);
    const [flow] = rows;
    const challenge = flow && challengeOf(flow);
    if (!flow || !challenge || (userId && flow.user_id !== userId)) {
      return { ok: false, reason: 'flow_state_not_found' };
    }
    if (flow.expires_at <= attempt.now) return { ok: false, reason: 'flow_state_expired' };
    if (!verifierMatches(challenge, verifier)) return { ok: false, reason: 'bad_code_verifier' };
    await sql`delete from auth.flow_states where id = ${flow.id}`.execute(trx);
    return openFlow(trx, flow, attempt, open);
  });
}

/** The client that signed up is the one with the verifier, so the password it chose is stored. */
async function openFlow<Opened>(
  trx: Transaction<DB>,
  flow: FlowState,
  attempt: RequestFacts,
  open: Open<Opened>,
): Promise<Opened | ExchangeResult> {
  if (flow.pending_sign_up_id) {
    const where = sql`id = ${flow.pending_sign_up_id}`;
    const created = await createSignedInAccount(trx, where, 'as_signed_up', attempt);
    return created ? { ok: true, session: created } : { ok: false, reason: 'flow_state_not_found' };
  }
  if (flow.user_id && flow.linked_identity) {
    const linked = await linkIdentity(trx, flow.linked_identity, flow.user_id, attempt.now);
    if (!linked.ok) return linked;
  }
  const account = await findAccount(trx, sql`id = ${flow.user_id}`);
  if (!account) return { ok: false, reason: 'flow_state_not_found' };
  if (isBanned(account, attempt.now)) return { ok: false, reason: 'user_banned' };
  return open(trx, account, flow.authentication_method);
}
