import { createHash } from 'node:crypto';
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import { asSystem } from '#platform/database/run-as.server.ts';
import { environment } from '#platform/environment.server.ts';
import type { SessionTokens } from '#services/identity/account.ts';
import { identityLimits } from '#services/identity/identity-limits.server.ts';
import { openSession } from '#services/identity/sessions.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import { takeRateLimits } from '../shared/rate-limits.server.ts';
import type { RequestFacts } from '../shared/request-facts.ts';
import { acceptIdentity, type IdentityRejection, readIdentity } from './accept-identity.server.ts';
import { providerConfig } from './provider-config.server.ts';

export interface IdTokenSignIn {
  provider: string;
  idToken: string;
  nonce?: string | undefined;
}

export type IdTokenResult =
  | { ok: true; session: SessionTokens }
  | { ok: false; reason: 'provider_disabled' | 'bad_id_token' | IdentityRejection }
  | RateLimited;

/** For apps that got the token from the provider themselves. */
export async function signInWithIdToken(
  { provider, idToken, nonce }: IdTokenSignIn,
  attempt: RequestFacts,
): Promise<IdTokenResult> {
  const allowed = await takeRateLimits(attempt.now, [
    identityLimits.authorizeAddress,
    attempt.address,
  ]);
  if (!allowed.ok) return allowed;
  const config = await providerConfig(provider, attempt.now);
  if (!config) return { ok: false, reason: 'provider_disabled' };
  const { issuer, jwks_uri: keys } = config.serverMetadata();
  const audience = environment().OIDC_PROVIDERS[provider]!.clientId;
  const expected = { issuer, audience, currentDate: attempt.now };
  const claims = keys ? await verifyIdToken(idToken, new URL(keys), expected) : null;
  if (!claims?.sub || !nonceMatches(claims['nonce'], nonce)) {
    return { ok: false, reason: 'bad_id_token' };
  }
  const identity = readIdentity(provider, { ...claims, sub: claims.sub });
  // As system: the token is the only proof.
  return asSystem().transaction(async (trx) => {
    const accepted = await acceptIdentity(trx, identity, attempt);
    if (!accepted.ok) return accepted;
    return { ok: true, session: await openSession(trx, accepted.account, 'oauth', attempt) };
  });
}

async function verifyIdToken(
  token: string,
  keys: URL,
  expected: { issuer: string; audience: string; currentDate: Date },
): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, createRemoteJWKSet(keys), expected);
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
    throw error;
  }
}

/** The app sends the nonce, the token holds it or its hash; both or neither. */
function nonceMatches(claimed: unknown, nonce: string | undefined): boolean {
  if (claimed === undefined || !nonce) return claimed === undefined && !nonce;
  const hashed = createHash('sha256').update(nonce).digest('hex');
  return claimed === nonce || claimed === hashed;
}
