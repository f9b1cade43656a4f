import type { Context } from 'hono';
import { requestPasswordReset } from '#services/identity/password-reset.server.ts';
import type { ApiScope } from '../shared/scope.ts';
import { readApiRequestFacts } from '../shared/scope.ts';
import { sendRejection } from './errors.ts';
import { parseBody, recoverBody } from './requests.ts';

export async function recover(context: Context<ApiScope>, now: Date) {
  const body = await parseBody(context, recoverBody);
  if (!body.ok) return body.response;
  const result = await requestPasswordReset(body.data, readApiRequestFacts(context, now));
  if (!result.ok) return sendRejection(context, result, 'over_email_send_rate_limit');
  return context.json({});
}
