import type { Context } from 'hono';
import type { z } from 'zod';
import type { SessionTokens } from '#services/identity/account.ts';
import { confirmSignUp } from '#services/identity/confirm-sign-up.server.ts';
import type { MailProof } from '#services/identity/one-time-tokens.server.ts';
import { openMailedLink, verifyMailProof } from '#services/identity/verify-mail-proof.server.ts';
import { links } from '#services/shared/links.server.ts';
import type { ApiScope } from '../shared/scope.ts';
import { readApiRequestFacts } from '../shared/scope.ts';
import { sendError, sendRejection } from './errors.ts';
import { rejectPhoneToken } from './phone.ts';
import { redirectTarget, withError } from './redirect.ts';
import { email as emailInput, parseBody, verificationType, verifyBody } from './requests.ts';
import { sessionJson } from './user-json.ts';

export async function verifyPost(context: Context<ApiScope>, now: Date) {
  const body = await parseBody(context, verifyBody);
  if (!body.ok) return body.response;
  const { type, phone } = body.data;
  if (type === 'sms' || type === 'phone_change' || phone) return rejectPhoneToken(context, phone);
  const read = readProof(context, body.data);
  if (!read.ok) return read.response;
  const { proof } = read;
  const attempt = readApiRequestFacts(context, now);
  const { password } = body.data;
  const result =
    password !== undefined && 'token' in proof
      ? await confirmSignUp({ token: proof.token, password }, attempt)
      : await verifyMailProof(type, proof, attempt);
  if (result.ok) return context.json(sessionJson(result.session));
  if (result.reason === 'invalid_token' && 'code' in proof) {
    return sendError(context, 403, 'otp_expired', 'Token has expired or is invalid');
  }
  return sendRejection(context, result);
}

type ReadProof = { ok: true; proof: MailProof } | { ok: false; response: Response };

/** With an address the token is the mailed code, otherwise that of the link. */
function readProof(context: Context<ApiScope>, body: z.output<typeof verifyBody>): ReadProof {
  const { token, token_hash, email } = body;
  const reject = (message: string, status: 400 | 422 = 400) => ({
    ok: false as const,
    response: sendError(context, status, 'validation_failed', message),
  });
  if (!token === !token_hash) return reject('Verify requires either a token or a token hash');
  if (token_hash && email) return reject('Only the token_hash and type should be provided');
  if (!email) return { ok: true, proof: { token: (token_hash ?? token)! } };
  const address = emailInput.safeParse(email);
  if (!address.success) return reject('Invalid email format', 422);
  return { ok: true, proof: { email: address.data, code: token! } };
}

/**
 * For links opened in a browser. The session is in the fragment, which servers do not log; a client
 * with a challenge gets a code instead. A sign-up with a password continues on the page that asks
 * for it.
 */
export async function verifyLink(context: Context<ApiScope>, now: Date) {
  const query = context.req.query();
  const parsed = verificationType.safeParse(query['type']);
  const token = query['token'] || query['token_hash'];
  if (!parsed.success || !token || token.length > 200) {
    const message = 'Verify requires a token and a verification type';
    return sendError(context, 400, 'validation_failed', message);
  }
  const type = parsed.data;
  const target = redirectTarget(query['redirect_to']);
  if (type === 'sms' || type === 'phone_change') return goTo(context, withError(target, expired));
  const attempt = readApiRequestFacts(context, now);
  const result = await openMailedLink(type, token, attempt);
  if (!result.ok) {
    if (result.reason === 'rate_limited') return sendRejection(context, result);
    return goTo(context, withError(target, result.reason === 'user_banned' ? banned : expired));
  }
  if ('page' in result) return context.redirect(links.confirmSignUp(attempt.locale, token), 303);
  if ('code' in result) target.searchParams.set('code', result.code);
  else target.hash = new URLSearchParams(tokensOf(result.session, type)).toString();
  return goTo(context, target);
}

const goTo = (context: Context<ApiScope>, target: URL) => context.redirect(target.toString(), 303);

const expired = {
  error: 'access_denied',
  code: 'otp_expired',
  description: 'Email link is invalid or has expired',
};

const banned = { error: 'access_denied', code: 'user_banned', description: 'User is banned' };

/** What the client reads from the fragment. */
export function tokensOf(session: SessionTokens, type?: string): Record<string, string> {
  return {
    access_token: session.accessToken,
    expires_at: String(Math.floor(session.expiresAt.getTime() / 1000)),
    expires_in: String(session.expiresIn),
    refresh_token: session.refreshToken,
    token_type: 'bearer',
    ...(type && { type }),
  };
}
