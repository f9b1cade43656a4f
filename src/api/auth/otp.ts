import type { Context } from 'hono';
import { requestSignInLink } from '#services/identity/request-sign-in-link.server.ts';
import type { ApiScope } from '../shared/scope.ts';
import { readApiRequestFacts } from '../shared/scope.ts';
import { readApiLink } from './code-challenge.ts';
import { sendError, sendRejection } from './errors.ts';
import { rejectPhone } from './phone.ts';
import { email as emailInput, otpBody, parseBody, parseInput } from './requests.ts';

/** Mails a link and a code. The answer is the same for known and unknown addresses. */
export async function otp(context: Context<ApiScope>, now: Date) {
  const body = await parseBody(context, otpBody);
  if (!body.ok) return body.response;
  const { email, phone, create_user: createsAccount, data: metadata } = body.data;
  if (email && phone) {
    const message = 'Only an email address or phone number should be provided';
    return sendError(context, 400, 'validation_failed', message);
  }
  const link = readApiLink(context, body.data);
  if (!link.ok) return link.response;
  if (phone) return rejectPhone(context, 'Unsupported phone provider');
  if (!email) {
    return sendError(context, 400, 'validation_failed', 'One of email or phone must be set');
  }
  const address = parseInput(context, emailInput, email);
  if (!address.ok) return address.response;
  const attempt = readApiRequestFacts(context, now, metadata['locale']);
  const result = await requestSignInLink(
    { email: address.data, createsAccount, metadata, api: link.api },
    attempt,
  );
  if (!result.ok) return sendRejection(context, result, 'over_email_send_rate_limit');
  return context.json({});
}
