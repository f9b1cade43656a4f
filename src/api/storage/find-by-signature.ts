import type { Context } from 'hono';
import { findSignedObject } from '#services/storage/find-object.server.ts';
import { verifyTarget } from '#services/storage/signatures.server.ts';
import type { ApiScope } from '../shared/scope.ts';
import { readTarget } from './read-request.ts';

/** The object of a signed address, until when it may be read, and the size that was signed. */
export async function findBySignature(context: Context<ApiScope>, now: Date) {
  const target = readTarget(context);
  const token = context.req.query('token') ?? '';
  const verified = await verifyTarget(token, `${target.bucket}/${target.name}`, 'download', now);
  if (!verified.ok) return verified;
  const found = await findSignedObject(target);
  if (!found.ok) return found;
  const { exp, transform } = verified.claims;
  return { ok: true as const, object: found.object, expires: new Date(exp * 1000), transform };
}
