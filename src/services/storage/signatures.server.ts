import { createHmac } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { transformationInput } from '#domain/storage/transformation.ts';
import { environment } from '#platform/environment.server.ts';
import { reject, type StorageRejection } from './rejection.ts';

const claimsSchema = z.discriminatedUnion('scope', [
  z.object({
    scope: z.literal('download'),
    url: z.string(),
    exp: z.number(),
    transform: transformationInput.optional(),
  }),
  z.object({
    scope: z.literal('upload'),
    url: z.string(),
    exp: z.number(),
    owner: z.uuid().nullable(),
    upsert: z.boolean(),
  }),
]);

export type SignedClaims = z.infer<typeof claimsSchema>;
type WithoutExpiry<Claims> = Claims extends unknown ? Omit<Claims, 'exp'> : never;

/** A key of its own: a signed address must never pass as the key of an application. */
const signingKey = (): Uint8Array =>
  createHmac('sha256', environment().AUTH_SECRET).update('storage addresses').digest();

export function signTarget(
  claims: WithoutExpiry<SignedClaims>,
  expiresIn: number,
  now: Date,
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + expiresIn)
    .sign(signingKey());
}

/** The token must be for this object and this use. */
export async function verifyTarget<Scope extends SignedClaims['scope']>(
  token: string,
  url: string,
  scope: Scope,
  now: Date,
): Promise<{ ok: true; claims: Extract<SignedClaims, { scope: Scope }> } | StorageRejection> {
  try {
    const options = { algorithms: ['HS256'], currentDate: now };
    const { payload } = await jwtVerify(token, signingKey(), options);
    const claims = claimsSchema.parse(payload);
    if (claims.scope !== scope || claims.url !== url) return reject('invalid_signature');
    return { ok: true, claims: claims as Extract<SignedClaims, { scope: Scope }> };
  } catch (error) {
    return reject(error instanceof errors.JWTExpired ? 'expired_signature' : 'invalid_signature');
  }
}
