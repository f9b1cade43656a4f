import type { Context } from 'hono';
import { mailReauthenticationCode } from '#services/identity/reauthenticate.server.ts';
import type { ApiScope } from '../shared/scope.ts';
import { readApiRequestFacts } from '../shared/scope.ts';
import { requireBearer } from './bearer.ts';
import { sendError, sendRejection } from './errors.ts';

export async function reauthenticate(context: Context<ApiScope>, now: Date) {
  const bearer = await requireBearer(context, now);
  if (!bearer.ok) return bearer.response;
  if (!bearer.account.email) {
    const message = 'Reauthentication requires the user to have an email or a phone number';
    return sendError(context, 400, 'validation_failed', message);
  }
  const result = await mailReauthenticationCode(bearer.account, readApiRequestFacts(context, now));
  if (!result.ok) return sendRejection(context, result, 'over_email_send_rate_limit');
  return context.json({});
}
