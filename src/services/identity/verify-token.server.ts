import { errors, type JWTPayload } from 'jose';
import type { z } from 'zod';

export type TokenResult<Claims> =
  | { ok: true; claims: Claims }
  | { ok: false; reason: 'expired' | 'invalid' };

/** Invalid tokens are returned as results; only our own errors throw. */
export async function verifyToken<Schema extends z.ZodType>(
  schema: Schema,
  verify: () => Promise<{ payload: JWTPayload }>,
): Promise<TokenResult<z.output<Schema>>> {
  try {
    const { payload } = await verify();
    const claims = schema.safeParse(payload);
    return claims.success ? { ok: true, claims: claims.data } : { ok: false, reason: 'invalid' };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return { ok: false, reason: 'expired' };
    if (error instanceof errors.JOSEError || error instanceof TypeError) {
      return { ok: false, reason: 'invalid' };
    }
    throw error;
  }
}
