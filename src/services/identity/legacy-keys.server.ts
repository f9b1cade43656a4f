import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { environment } from '#platform/environment.server.ts';
import { verifyToken, type TokenResult } from './verify-token.server.ts';

// Older clients send a key that is a token signed with the shared secret. It identifies an
// application, never a user.
const claimsSchema = z.discriminatedUnion('role', [
  z.looseObject({ role: z.literal('anon') }),
  z.looseObject({ role: z.literal('service_role') }),
]);
export type LegacyClaims = z.infer<typeof claimsSchema>;

function secret(): Uint8Array {
  return new TextEncoder().encode(environment().AUTH_SECRET);
}

export function verifyLegacyKey(key: string, now: Date): Promise<TokenResult<LegacyClaims>> {
  return verifyToken(claimsSchema, () =>
    jwtVerify(key, secret(), { algorithms: ['HS256'], currentDate: now }),
  );
}

export function signLegacyKey(claims: LegacyClaims): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(secret());
}
