import type { Context } from 'hono';
import { resendConfirmation } from '#services/identity/resend-confirmation.server.ts';
import type { ApiScope } from '../shared/scope.ts';
import { readApiRequestFacts } from '../shared/scope.ts';
import { readApiLink } from './code-challenge.ts';
import { sendError, sendRejection } from './errors.ts';
import { rejectPhone } from './phone.ts';
import { email as emailInput, parseBody, parseInput, resendBody } from './requests.ts';

export async function resend(context: Context<ApiScope>, now: Date) {
  const body = await parseBody(context, resendBody);
  if (!body.ok) return body.response;
  const { type, email, phone } = body.data;
  const link = readApiLink(context, body.data);
  if (!link.ok) return link.response;
  if (phone) return rejectPhone(context, 'Phone logins are disabled');
  if (!email || type === 'sms' || type === 'phone_change') {
    const message = type.startsWith('sms')
      ? 'Type provided requires a phone number'
      : 'Type provided requires an email address';
    return sendError(context, 400, 'validation_failed', message);
  }
  const address = parseInput(context, emailInput, email);
  if (!address.ok) return address.response;
  // Customers cannot change their address, so nothing of that kind ever waits.
  if (type === 'email_change') return context.json({});
  const input = { email: address.data, api: link.api };
  const result = await resendConfirmation(input, readApiRequestFacts(context, now));
  if (!result.ok) return sendRejection(context, result, 'over_email_send_rate_limit');
  return context.json({});
}
