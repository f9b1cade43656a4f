import { redirect } from 'react-router';
import type { SessionTokens } from '#services/identity/account.ts';
import type { FirstStep } from '#services/second-factors/second-step.server.ts';
import type { FlashCode } from '../../shared/flash/flash.ts';
import { withFlash } from '../../shared/flash/flash.server.ts';
import { secondStepCookie } from './sign-in-cookies.server.ts';
import { sessionCookies } from '../../shared/session/session-cookies.server.ts';

/** The page that was asked for; null leads each to their start page. */
type Destination = string | null;

/** Sets the session cookies and redirects with a flash message. */
export function startSession(session: SessionTokens, to: Destination, flash: FlashCode): Response {
  const response = withFlash(redirect(to ?? startPageOf(session)), flash);
  for (const cookie of sessionCookies(session)) response.headers.append('Set-Cookie', cookie);
  return response;
}

/** Written by the server alone, unlike what users say of themselves. */
function startPageOf({ account }: Pick<SessionTokens, 'account'>): string {
  const { roles } = account.appMetadata;
  return Array.isArray(roles) && roles.length > 0 ? '/admin' : '/account';
}

/** After the first step: into the shop, or on to the page that asks for the code. */
export function continueSignIn(
  step: FirstStep,
  to: Destination,
  flash: 'registered' | 'signed_in' = 'signed_in',
): Response {
  if ('session' in step) return startSession(step.session, to, flash);
  const next = new URLSearchParams(to === null ? {} : { next: to });
  const response = redirect(`/login/second-step?${next.toString()}`);
  response.headers.append('Set-Cookie', secondStepCookie.set(step.secondStepTicket));
  return response;
}
