import type { Context } from 'hono';
import { environment } from '#platform/environment.server.ts';
import type { SessionTokens } from '#services/identity/account.ts';
import { openRecoverySession } from '#services/identity/password-reset.server.ts';
import { confirmSignUp } from '#services/identity/sign-up.server.ts';
import type { ApiScope } from '../shared/scope.ts';
import { attemptOf } from '../shared/scope.ts';
import { refuse, refuseAs } from './errors.ts';
import { parseBody, verifyBody } from './requests.ts';
import { sessionJson } from './user-json.ts';

interface Proof {
  type: 'signup' | 'email' | 'recovery';
  token: string;
}

export async function verifyPost(context: Context<ApiScope>, now: Date) {
  const body = await parseBody(context, verifyBody);
  if (!body.ok) return body.response;
  const result = await redeem(context, body.data, now);
  return result.ok ? context.json(sessionJson(result.session)) : refuseAs(context, result);
}

/** For links in a browser: the outcome travels in the fragment, which no server log sees. */
export async function verifyLink(context: Context<ApiScope>, now: Date) {
  const query = context.req.query();
  const proof = verifyBody.safeParse(query);
  if (!proof.success) {
    return refuse(context, 400, 'validation_failed', 'Verify requires a verification type');
  }
  const result = await redeem(context, proof.data, now);
  if (!result.ok && result.reason === 'rate_limited') return refuseAs(context, result);
  const target = ownAddress(query['redirect_to']);
  const outcome = result.ok ? tokensOf(result.session, proof.data.type) : expiredLink;
  target.hash = new URLSearchParams(outcome).toString();
  return context.redirect(target.toString(), 303);
}

function redeem(context: Context<ApiScope>, { type, token }: Proof, now: Date) {
  const attempt = attemptOf(context, now);
  return type === 'recovery' ? openRecoverySession(token, attempt) : confirmSignUp(token, attempt);
}

const expiredLink: Record<string, string> = {
  error: 'access_denied',
  error_code: 'otp_expired',
  error_description: 'Email link is invalid or has expired',
};

function tokensOf(session: SessionTokens, type: Proof['type']): Record<string, string> {
  return {
    access_token: session.accessToken,
    expires_at: String(Math.floor(session.expiresAt.getTime() / 1000)),
    expires_in: String(session.expiresIn),
    refresh_token: session.refreshToken,
    token_type: 'bearer',
    type,
  };
}

/** Tokens are sent to our own pages only. */
function ownAddress(asked: string | undefined): URL {
  const home = new URL(environment().PUBLIC_URL);
  const target = asked ? URL.parse(asked, home) : null;
  return target?.origin === home.origin ? target : home;
}
