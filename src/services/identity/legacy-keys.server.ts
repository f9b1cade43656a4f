import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { environment } from '#platform/environment.server.ts';

// Older clients carry a key that is itself a token, signed with the shared secret. It speaks for an
// application, never for a user: those have sessions, which can end.
const claimsSchema = z.discriminatedUnion('role', [
  z.looseObject({ role: z.literal('anon') }),
  z.looseObject({ role: z.literal('service_role') }),
]);
export type LegacyClaims = z.infer<typeof claimsSchema>;

export type LegacyVerdict =
  | { ok: true; claims: LegacyClaims }
  | { ok: false; reason: 'expired' | 'invalid' };

function secret(): Uint8Array {
  return new TextEncoder().encode(environment().AUTH_SECRET);
}

export async function verifyLegacyKey(key: string, now: Date): Promise<LegacyVerdict> {
  try {
    const { payload } = await jwtVerify(key, secret(), { algorithms: ['HS256'], currentDate: now });
    const claims = claimsSchema.safeParse(payload);
    return claims.success ? { ok: true, claims: claims.data } : { ok: false, reason: 'invalid' };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { ok: false, reason: 'expired' };
    if (error instanceof errors.JOSEError || error instanceof TypeError) {
      return { ok: false, reason: 'invalid' };
    }
    throw error;
  }
}

export function signLegacyKey(claims: LegacyClaims): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(secret());
}
