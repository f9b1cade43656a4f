import type { Context } from 'hono';
import { isUuid } from '#platform/database/uuid.ts';
import type { Account } from '#services/identity/account.ts';
import type { Operator } from '#services/users/run-as-admin.server.ts';
import { readUserAccount } from '#services/users/list-users.server.ts';
import { mayRequest } from '../shared/count-requests.ts';
import { identifyCaller } from '../shared/identify-caller.ts';
import type { ApiScope } from '../shared/scope.ts';
import { sendError, sendTooMany } from './errors.ts';

type Access = { ok: true; operator: Operator } | { ok: false; response: Response };

/** Only programs with the secret key may use the admin routes. */
export async function requireSecretKey(context: Context<ApiScope>, now: Date): Promise<Access> {
  const { headers } = context.req.raw;
  const reject = (status: 401 | 403, code: string, message: string): Access => ({
    ok: false,
    response: sendError(context, status, code, message),
  });
  if (!headers.has('authorization') && !headers.has('apikey')) {
    return reject(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const result = await identifyCaller(context.req.raw, now, context.var.requestId);
  if (!mayRequest(context, result)) return { ok: false, response: sendTooMany(context) };
  if (!result.ok && result.reason !== 'second_factor_needed') {
    return result.reason === 'secret_in_browser'
      ? reject(403, 'not_admin', 'The secret key cannot be used in a browser')
      : reject(403, 'bad_jwt', 'invalid JWT: unable to verify it');
  }
  if (!result.ok || result.caller.kind !== 'service') {
    return reject(403, 'not_admin', 'User not allowed');
  }
  return { ok: true, operator: { actor: { kind: 'system' }, now } };
}

type NamedUser =
  | { ok: true; operator: Operator; account: Account }
  | { ok: false; response: Response };

/** The user in the path, for a program with the secret key. */
export async function requireNamedUser(context: Context<ApiScope>, now: Date): Promise<NamedUser> {
  const access = await requireSecretKey(context, now);
  if (!access.ok) return access;
  const id = context.req.param('userId') ?? '';
  if (!isUuid(id)) {
    const message = 'user_id must be an UUID';
    return { ok: false, response: sendError(context, 404, 'validation_failed', message) };
  }
  const account = await readUserAccount(id);
  return account
    ? { ...access, account }
    : { ok: false, response: sendError(context, 404, 'user_not_found', 'User not found') };
}
