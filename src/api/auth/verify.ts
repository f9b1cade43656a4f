import type { Context } from 'hono';
import type { z } from 'zod';
import { environment } from '#platform/environment.server.ts';
import type { SessionTokens } from '#services/identity/account.ts';
import { openRecoverySession } from '#services/identity/password-reset.server.ts';
import {
  confirmSignUp,
  confirmWithoutPassword,
} from '#services/identity/confirm-sign-up.server.ts';
import { links } from '#services/shared/links.server.ts';
import type { ApiScope } from '../shared/scope.ts';
import { readApiRequestFacts } from '../shared/scope.ts';
import { sendError, sendRejection } from './errors.ts';
import { parseBody, verifyBody } from './requests.ts';
import { sessionJson } from './user-json.ts';

export async function verifyPost(context: Context<ApiScope>, now: Date) {
  const body = await parseBody(context, verifyBody);
  if (!body.ok) return body.response;
  const result = await redeem(context, body.data, now);
  return result.ok ? context.json(sessionJson(result.session)) : sendRejection(context, result);
}

/**
 * For links opened in a browser: the result is in the fragment, which servers do not log. A sign-up
 * continues on the page that asks for its password.
 */
export async function verifyLink(context: Context<ApiScope>, now: Date) {
  const query = context.req.query();
  const proof = verifyBody.safeParse(query);
  if (!proof.success) {
    return sendError(context, 400, 'validation_failed', 'Verify requires a verification type');
  }
  const { type, token } = proof.data;
  const attempt = readApiRequestFacts(context, now);
  if (type !== 'recovery') {
    return context.redirect(links.confirmSignUp(attempt.locale, token), 303);
  }
  const result = await openRecoverySession(token, attempt);
  if (!result.ok && result.reason === 'rate_limited') return sendRejection(context, result);
  const target = ownAddress(query['redirect_to']);
  const fragment = result.ok ? tokensOf(result.session) : expiredLink;
  target.hash = new URLSearchParams(fragment).toString();
  return context.redirect(target.toString(), 303);
}

type Proof = z.output<typeof verifyBody>;

function redeem(context: Context<ApiScope>, { type, token, password }: Proof, now: Date) {
  const attempt = readApiRequestFacts(context, now);
  if (type === 'recovery') return openRecoverySession(token, attempt);
  return password === undefined
    ? confirmWithoutPassword(token, attempt)
    : confirmSignUp({ token, password }, attempt);
}

const expiredLink: Record<string, string> = {
  error: 'access_denied',
  error_code: 'otp_expired',
  error_description: 'Email link is invalid or has expired',
};

function tokensOf(session: SessionTokens): Record<string, string> {
  return {
    access_token: session.accessToken,
    expires_at: String(Math.floor(session.expiresAt.getTime() / 1000)),
    expires_in: String(session.expiresIn),
    refresh_token: session.refreshToken,
    token_type: 'bearer',
    type: 'recovery',
  };
}

/** Sends tokens only to pages of this shop. */
function ownAddress(redirectTo: string | undefined): URL {
  const home = new URL(environment().PUBLIC_URL);
  const target = redirectTo ? URL.parse(redirectTo, home) : null;
  return target?.origin === home.origin ? target : home;
}
