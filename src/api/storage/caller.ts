import type { Context } from 'hono';
import type { StorageCaller } from '#services/storage/storage-caller.ts';
import { mayRequest } from '../shared/count-requests.ts';
import { identifyCaller } from '../shared/identify-caller.ts';
import { type ApiScope, readApiRequestFacts } from '../shared/scope.ts';
import { sendStorageRejection } from './errors.ts';

const invalidToken = {
  statusCode: '403',
  error: 'Unauthorized',
  code: 'AccessDenied',
} as const;

const messages = {
  expired: '"exp" claim timestamp check failed',
  invalid: 'Invalid Compact JWS',
  secret_in_browser: 'Forbidden use of secret API key in browser',
  session_ended: 'Session from session_id claim in JWT does not exist',
  second_factor_needed: 'AAL2 session is required',
};

type Handler = (context: Context<ApiScope>, caller: StorageCaller) => Promise<Response> | Response;

/** Identifies the caller and counts the request; without a key or with a bad token nothing else happens. */
export function withCaller(now: () => Date, handler: Handler) {
  const identify = withOptionalCaller(now, handler);
  return async (context: Context<ApiScope>): Promise<Response> => {
    const key =
      context.req.header('Authorization') ??
      context.req.header('apikey') ??
      context.req.query('apikey');
    if (key) return identify(context);
    return context.json({ ...invalidToken, message: messages.invalid }, 400);
  };
}

/** Without a key the caller is a visitor: for downloads, which may be of a public bucket. */
export function withOptionalCaller(now: () => Date, handler: Handler) {
  return async (context: Context<ApiScope>): Promise<Response> => {
    const at = now();
    const identified = await identifyCaller(context.req.raw, at, context.var.requestId);
    if (!mayRequest(context, identified)) {
      return sendStorageRejection(context, { ok: false, reason: 'rate_limited', retryAfter: 1 });
    }
    if (!identified.ok) {
      return context.json({ ...invalidToken, message: messages[identified.reason] }, 400);
    }
    const { caller } = identified;
    const { address } = readApiRequestFacts(context, at);
    const ownerId = caller.kind === 'user' ? caller.userId : null;
    return handler(context, { actor: caller.actor, ownerId, now: at, address });
  };
}

/** The bearer of a signed address acts as the system, in the name of the user who signed it. */
export function signedCaller(
  context: Context<ApiScope>,
  now: Date,
  ownerId: string | null,
): StorageCaller {
  const { address } = readApiRequestFacts(context, now);
  return { actor: { kind: 'system' }, ownerId, now, address };
}
