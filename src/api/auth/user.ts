import type { Context } from 'hono';
import { changePassword } from '#services/identity/change-password.server.ts';
import type { SignOutScope } from '#services/identity/sessions.server.ts';
import { signOut } from '#services/identity/sessions.server.ts';
import { getUser, updateUserMetadata } from '#services/identity/users.server.ts';
import type { ApiScope } from '../shared/scope.ts';
import { readApiRequestFacts } from '../shared/scope.ts';
import { requireBearer } from './bearer.ts';
import { sendError, sendRejection } from './errors.ts';
import { parseBody, updateUserBody } from './requests.ts';
import { userJson } from './user-json.ts';

export async function readUser(context: Context<ApiScope>, now: Date) {
  const bearer = await requireBearer(context, now, { acceptsFirstFactor: true });
  return bearer.ok ? context.json(userJson(bearer.account)) : bearer.response;
}

export async function updateUser(context: Context<ApiScope>, now: Date) {
  const bearer = await requireBearer(context, now);
  if (!bearer.ok) return bearer.response;
  const body = await parseBody(context, updateUserBody);
  if (!body.ok) return body.response;
  const { email, phone, password, current_password, nonce, data, app_metadata } = body.data;
  if (app_metadata !== undefined && app_metadata !== null) {
    const message = 'Updating app_metadata requires admin privileges';
    return sendError(context, 403, 'not_admin', message);
  }
  if ((email && email !== bearer.account.email) || phone) {
    const message = 'E-mail and phone belong to the login and cannot be changed here';
    return sendError(context, 422, 'validation_failed', message);
  }
  const { userId, sessionId } = bearer;
  const metadata = Object.keys(data).length > 0 ? data : undefined;
  if (password) {
    const change = {
      userId,
      sessionId,
      currentPassword: current_password ?? undefined,
      newPassword: password,
      nonce,
      metadata,
    };
    const result = await changePassword(change, readApiRequestFacts(context, now));
    if (!result.ok) return sendRejection(context, result);
  } else if (metadata) {
    const result = await updateUserMetadata(userId, metadata);
    if (!result.ok) return sendRejection(context, result);
  }
  const updated = await getUser({ userId, sessionId }, now);
  return updated
    ? context.json(userJson(updated.account))
    : sendRejection(context, { reason: 'session_not_found' });
}

const scopes: readonly SignOutScope[] = ['global', 'local', 'others'];

export async function logout(context: Context<ApiScope>, now: Date) {
  const requestedScope = context.req.query('scope') ?? 'global';
  const scope = scopes.find((known) => known === requestedScope);
  if (!scope) return sendError(context, 400, 'validation_failed', 'Unsupported logout scope');
  const bearer = await requireBearer(context, now, { acceptsFirstFactor: scope === 'local' });
  if (!bearer.ok) return bearer.response;
  await signOut(bearer, scope);
  return context.body(null, 204);
}
