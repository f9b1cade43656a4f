import { sql, type Transaction } from 'kysely';
import * as openid from 'openid-client';
import type { DB } from '#db/types.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { log } from '#platform/log.server.ts';
import type { SessionTokens } from '#services/identity/account.ts';
import type { CodeChallenge } from '#services/identity/code-challenge.ts';
import { issueAuthCode } from '#services/identity/flow-states.server.ts';
import { challengeOf } from '#services/identity/one-time-tokens.server.ts';
import { openSession } from '#services/identity/sessions.server.ts';
import type { RequestFacts } from '../shared/request-facts.ts';
import { openSealedText } from '../shared/sealed-text.server.ts';
import { hashToken } from '../shared/signed-tokens.server.ts';
import {
  acceptIdentity,
  findOwner,
  type IdentityRejection,
  type ProvidedIdentity,
  readIdentity,
} from './accept-identity.server.ts';
import { callbackUrl, providerConfig } from './provider-config.server.ts';

interface Flow {
  id: string;
  provider: string;
  encrypted_checks: Buffer;
  redirect_to: string;
  linking_user_id: string | null;
  code_challenge: string | null;
  code_challenge_method: CodeChallenge['method'] | null;
}

export type FinishProviderResult =
  | { ok: true; redirectTo: string; code: string }
  | { ok: true; redirectTo: string; session: SessionTokens }
  | { ok: false; reason: 'bad_oauth_state' }
  | { ok: false; redirectTo: string; reason: 'bad_oauth_callback' | IdentityRejection };

/** Reads what the provider returned, which works once, and signs the person in. */
export async function finishProviderSignIn(
  query: string,
  attempt: RequestFacts,
): Promise<FinishProviderResult> {
  const flow = await redeemState(new URLSearchParams(query).get('state') ?? '', attempt.now);
  if (!flow) return { ok: false, reason: 'bad_oauth_state' };
  const { now } = attempt;
  const redirectTo = flow.redirect_to;
  const claims = await readClaims(flow, query, now);
  if (!claims) return { ok: false, redirectTo, reason: 'bad_oauth_callback' };
  const identity = readIdentity(flow.provider, claims);
  // As system: the caller is not authenticated until the provider has answered.
  return asSystem().transaction(async (trx) => {
    const challenge = challengeOf(flow);
    const userId = flow.linking_user_id;
    // The table accepts no linking without a challenge.
    if (userId) return holdLink(trx, { identity, userId, challenge: challenge!, redirectTo }, now);
    const accepted = await acceptIdentity(trx, identity, attempt);
    if (!accepted.ok) return { ok: false, redirectTo, reason: accepted.reason };
    if (challenge) {
      const owner = { userId: accepted.account.id, method: 'oauth' as const };
      return { ok: true, redirectTo, code: await issueAuthCode(trx, owner, challenge, now) };
    }
    const session = await openSession(trx, accepted.account, 'oauth', attempt);
    return { ok: true, redirectTo, session };
  });
}

interface HeldLink {
  identity: ProvidedIdentity;
  userId: string;
  challenge: CodeChallenge;
  redirectTo: string;
}

/** Linked when the code is exchanged, by the client that asked: anyone can be led to a provider. */
async function holdLink(
  trx: Transaction<DB>,
  { identity, userId, challenge, redirectTo }: HeldLink,
  now: Date,
): Promise<FinishProviderResult> {
  if (await findOwner(trx, identity)) {
    return { ok: false, redirectTo, reason: 'identity_already_exists' };
  }
  const owner = { userId, method: 'oauth' as const, linkedIdentity: identity };
  return { ok: true, redirectTo, code: await issueAuthCode(trx, owner, challenge, now) };
}

async function redeemState(state: string, now: Date): Promise<Flow | undefined> {
  const [[flow]] = await asSystem().write(sql<Flow>`
    delete from auth.flow_states
    where state_hash = ${hashToken(state)} and expires_at > ${now}
    returning id, provider, encrypted_checks, redirect_to, linking_user_id, code_challenge,
      code_challenge_method`);
  return flow;
}

/** Null when the person declined, or when the returned does not match what was asked. */
async function readClaims(flow: Flow, query: string, now: Date): Promise<openid.IDToken | null> {
  const text = openSealedText('provider-checks', flow.encrypted_checks, flow.id);
  const config = await providerConfig(flow.provider, now);
  if (!text || !config) return null;
  const { nonce, verifier } = JSON.parse(text) as { nonce: string; verifier: string };
  const returned = new URL(`${callbackUrl()}?${query}`);
  try {
    const tokens = await openid.authorizationCodeGrant(config, returned, {
      pkceCodeVerifier: verifier,
      expectedNonce: nonce,
      expectedState: returned.searchParams.get('state')!,
      idTokenExpected: true,
    });
    const claims = tokens.claims()!;
    if (claims['email'] !== undefined) return claims;
    return { ...(await openid.fetchUserInfo(config, tokens.access_token, claims.sub)), ...claims };
  } catch (error) {
    log.info(
      { provider: flow.provider, reason: (error as Error).name },
      'the response of a provider was rejected',
    );
    return null;
  }
}
