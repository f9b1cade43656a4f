import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { environment } from '#platform/environment.server.ts';
import type { Account } from './account.ts';
import { keySet, keySetAfterUnknownKey } from './signing-keys.server.ts';
import { verifyToken, type TokenResult } from './verify-token.server.ts';

export const accessTokenSeconds = 15 * 60;
const audience = 'authenticated';

export interface AuthenticationMethod {
  method:
    | 'password'
    | 'recovery'
    | 'otp'
    | 'magiclink'
    | 'invite'
    | 'oauth'
    | 'anonymous'
    | 'totp'
    | 'recovery_code';
  timestamp: number;
}

const claimsSchema = z.looseObject({
  sub: z.uuid(),
  session_id: z.uuid(),
  role: z.literal('authenticated'),
  exp: z.number(),
  email: z.string(),
});
export type AccessClaims = z.infer<typeof claimsSchema>;

function issuer(): string {
  return `${environment().PUBLIC_URL}/auth/v1`;
}

export async function signAccessToken(
  account: Account,
  session: { id: string; aal: string; amr: AuthenticationMethod[] },
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const { current } = await keySet(now);
  const issuedAt = Math.floor(now.getTime() / 1000);
  const token = await new SignJWT({
    email: account.email,
    phone: account.phone ?? '',
    app_metadata: account.appMetadata,
    user_metadata: account.userMetadata,
    role: 'authenticated',
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: account.isAnonymous,
  })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: current.kid })
    .setIssuer(issuer())
    .setSubject(account.id)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessTokenSeconds)
    .sign(current.privateKey);
  return { token, expiresAt: new Date((issuedAt + accessTokenSeconds) * 1000) };
}

/** Checks signature, issuer, audience and time, but not whether the session still exists. */
export function verifyAccessToken(token: string, now: Date): Promise<TokenResult<AccessClaims>> {
  return verifyToken(claimsSchema, async () =>
    jwtVerify(token, await verifierFor(token, now), {
      algorithms: ['ES256'],
      issuer: issuer(),
      audience,
      currentDate: now,
    }),
  );
}

async function verifierFor(token: string, now: Date) {
  const { kid } = decodeProtectedHeader(token);
  const known = await keySet(now);
  const isKnown = known.publicKeys.some((key) => key.kid === kid);
  return (isKnown ? known : await keySetAfterUnknownKey(now)).verifier;
}
