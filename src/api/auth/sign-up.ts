import type { Context } from 'hono';
import { signUp } from '#services/identity/sign-up.server.ts';
import type { ApiScope } from '../shared/scope.ts';
import { readApiRequestFacts } from '../shared/scope.ts';
import { sendRejection } from './errors.ts';
import { parseBody, signUpBody } from './requests.ts';
import { pendingUserJson } from './user-json.ts';

export async function signUpRoute(context: Context<ApiScope>, now: Date) {
  const body = await parseBody(context, signUpBody);
  if (!body.ok) return body.response;
  const { email, password, data } = body.data;
  const attempt = readApiRequestFacts(context, now, data['locale']);
  const result = await signUp({ email, password, metadata: data }, attempt);
  if (!result.ok) return sendRejection(context, result, 'over_email_send_rate_limit');
  return context.json(pendingUserJson(result.pending));
}
