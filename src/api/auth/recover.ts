import type { Context } from 'hono';
import { requestPasswordReset } from '#services/identity/password-reset.server.ts';
import type { ApiScope } from '../shared/scope.ts';
import { readApiRequestFacts } from '../shared/scope.ts';
import { readApiLink } from './code-challenge.ts';
import { sendRejection } from './errors.ts';
import { parseBody, recoverBody } from './requests.ts';

export async function recover(context: Context<ApiScope>, now: Date) {
  const body = await parseBody(context, recoverBody);
  if (!body.ok) return body.response;
  const link = readApiLink(context, body.data);
  if (!link.ok) return link.response;
  const input = { email: body.data.email, api: link.api };
  const result = await requestPasswordReset(input, readApiRequestFacts(context, now));
  if (!result.ok) return sendRejection(context, result, 'over_email_send_rate_limit');
  return context.json({});
}
