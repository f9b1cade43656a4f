import type { Context } from 'hono';
import { resendConfirmation } from '#services/identity/resend-confirmation.server.ts';
import type { ApiScope } from '../shared/scope.ts';
import { readApiRequestFacts } from '../shared/scope.ts';
import { sendRejection } from './errors.ts';
import { parseBody, resendBody } from './requests.ts';

export async function resend(context: Context<ApiScope>, now: Date) {
  const body = await parseBody(context, resendBody);
  if (!body.ok) return body.response;
  const { email } = body.data;
  const result = await resendConfirmation({ email }, readApiRequestFacts(context, now));
  if (!result.ok) return sendRejection(context, result, 'over_email_send_rate_limit');
  return context.json({});
}
