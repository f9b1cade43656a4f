import type { Context } from 'hono';
import type { Account } from '#services/identity/account.ts';
import { mayRequest } from '../shared/count-requests.ts';
import { identifyCaller } from '../shared/identify-caller.ts';
import type { ApiScope } from '../shared/scope.ts';
import { sendError, sendRejection, sendTooMany } from './errors.ts';

export type Bearer =
  | { ok: true; userId: string; sessionId: string; aal: string; account: Account }
  | { ok: false; response: Response };

export interface BearerOptions {
  /** For what leads to the second factor or changes nothing but this session: the password alone is enough. */
  acceptsFirstFactor?: boolean;
}

/**
 * The user of the request's session, which must still exist in the database and have the second factor
 * of its account.
 */
export async function requireBearer(
  context: Context<ApiScope>,
  now: Date,
  { acceptsFirstFactor = false }: BearerOptions = {},
): Promise<Bearer> {
  if (!context.req.header('Authorization')) {
    const message = 'This endpoint requires a valid Bearer token';
    return { ok: false, response: sendError(context, 401, 'no_authorization', message) };
  }
  const result = await identifyCaller(context.req.raw, now, context.var.requestId, {
    acceptsFirstFactor,
  });
  if (!mayRequest(context, result)) return { ok: false, response: sendTooMany(context) };
  if (!result.ok && result.reason === 'session_ended') {
    return { ok: false, response: sendRejection(context, { reason: 'session_not_found' }) };
  }
  if (!result.ok && result.reason === 'second_factor_needed') {
    return { ok: false, response: sendRejection(context, { reason: 'insufficient_aal' }) };
  }
  const caller = result.ok ? result.caller : null;
  if (caller?.kind !== 'user') {
    const expired = !result.ok && result.reason === 'expired';
    const message = expired ? 'invalid JWT: token is expired' : 'invalid JWT: unable to verify it';
    return { ok: false, response: sendError(context, 403, 'bad_jwt', message) };
  }
  const { userId, sessionId, aal, account } = caller;
  return { ok: true, userId, sessionId, aal, account };
}
