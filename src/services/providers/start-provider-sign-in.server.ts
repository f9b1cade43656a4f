import { sql } from 'kysely';
import * as openid from 'openid-client';
import { asSystem } from '#platform/database/run-as.server.ts';
import { systemRandom } from '#platform/random.ts';
import type { CodeChallenge } from '#services/identity/code-challenge.ts';
import { identityLimits } from '#services/identity/identity-limits.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import { takeRateLimits } from '../shared/rate-limits.server.ts';
import type { RequestFacts } from '../shared/request-facts.ts';
import { sealText } from '../shared/sealed-text.server.ts';
import { hashToken } from '../shared/signed-tokens.server.ts';
import { callbackUrl, providerConfig } from './provider-config.server.ts';
import { type AuthorizeParameters, readAuthorizeParameters } from './authorize-parameters.ts';

const validMilliseconds = 10 * 60_000;

export interface ProviderSignIn {
  provider: string;
  /** Where to return to afterwards; checked by the caller. */
  redirectTo: string;
  challenge?: CodeChallenge | undefined;
  /** The account that gets a further identity; needs a challenge. */
  linkingUserId?: string;
  requested?: AuthorizeParameters;
}

export type StartProviderResult =
  | { ok: true; url: string }
  | { ok: false; reason: 'provider_unavailable' }
  | RateLimited;

/** The provider's address to send the browser to. What its answer must match is stored encrypted. */
export async function startProviderSignIn(
  {
    provider,
    redirectTo,
    challenge,
    linkingUserId,
    requested = readAuthorizeParameters({}),
  }: ProviderSignIn,
  { now, address }: RequestFacts,
): Promise<StartProviderResult> {
  const allowed = await takeRateLimits(now, [identityLimits.authorizeAddress, address]);
  if (!allowed.ok) return allowed;
  const config = await providerConfig(provider, now);
  if (!config) return { ok: false, reason: 'provider_unavailable' };
  const id = systemRandom.uuid();
  const state = openid.randomState();
  const checks = { nonce: openid.randomNonce(), verifier: openid.randomPKCECodeVerifier() };
  const expires = new Date(now.getTime() + validMilliseconds);
  // As system: users cannot write the state of a sign-in.
  await asSystem().write(sql`
    insert into auth.flow_states (id, provider, state_hash, encrypted_checks, redirect_to,
      linking_user_id, code_challenge, code_challenge_method, expires_at, created_at)
    values (${id}, ${provider}, ${hashToken(state)},
      ${sealText('provider-checks', JSON.stringify(checks), id)}, ${redirectTo},
      ${linkingUserId ?? null}, ${challenge?.challenge ?? null}, ${challenge?.method ?? null},
      ${expires}, ${now})`);
  const url = openid.buildAuthorizationUrl(config, {
    ...requested.parameters,
    redirect_uri: callbackUrl(),
    scope: requested.scope,
    state,
    nonce: checks.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(checks.verifier),
    code_challenge_method: 'S256',
  });
  return { ok: true, url: url.toString() };
}
