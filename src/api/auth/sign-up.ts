import type { Context } from 'hono';
import { environment } from '#platform/environment.server.ts';
import { signInAnonymously } from '#services/identity/sign-in-anonymously.server.ts';
import { signUpConfirmed } from '#services/identity/sign-up-confirmed.server.ts';
import { signUp } from '#services/identity/sign-up.server.ts';
import type { ApiScope } from '../shared/scope.ts';
import { readApiRequestFacts } from '../shared/scope.ts';
import { readApiLink } from './code-challenge.ts';
import { sendError, sendRejection } from './errors.ts';
import { rejectPhone } from './phone.ts';
import { email as emailInput, parseBody, parseInput, signUpBody } from './requests.ts';
import { pendingUserJson, sessionJson } from './user-json.ts';

export async function signUpRoute(context: Context<ApiScope>, now: Date) {
  const body = await parseBody(context, signUpBody);
  if (!body.ok) return body.response;
  const { email, phone, password, data } = body.data;
  if (phone) return rejectPhone(context, 'Phone signups are disabled');
  if (!email) return anonymousSignUp(context, data, now);
  const link = readApiLink(context, body.data);
  if (!link.ok) return link.response;
  if (!password) {
    return sendError(context, 400, 'validation_failed', 'Signup requires a valid password');
  }
  const address = parseInput(context, emailInput, email);
  if (!address.ok) return address.response;
  const attempt = readApiRequestFacts(context, now, data['locale']);
  const account = { email: address.data, password, metadata: data };
  if (environment().AUTH_AUTOCONFIRM) {
    const result = await signUpConfirmed(account, attempt);
    if (!result.ok) return sendRejection(context, result, 'over_email_send_rate_limit');
    return context.json(sessionJson(result.session));
  }
  const result = await signUp({ ...account, api: link.api }, attempt);
  if (!result.ok) return sendRejection(context, result, 'over_email_send_rate_limit');
  return context.json(pendingUserJson(result.pending));
}

async function anonymousSignUp(
  context: Context<ApiScope>,
  metadata: Record<string, unknown>,
  now: Date,
) {
  if (!environment().AUTH_ANONYMOUS) {
    const message = 'Anonymous sign-ins are disabled';
    return sendError(context, 422, 'anonymous_provider_disabled', message);
  }
  const result = await signInAnonymously(metadata, readApiRequestFacts(context, now));
  return result.ok ? context.json(sessionJson(result.session)) : sendRejection(context, result);
}
