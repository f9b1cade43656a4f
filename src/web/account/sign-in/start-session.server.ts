import { redirect } from 'react-router';
import type { SessionTokens } from '#services/identity/account.ts';
import type { FirstStep } from '#services/second-factors/second-step.server.ts';
import type { FlashCode } from '../../shared/flash/flash.ts';
import { withFlash } from '../../shared/flash/flash.server.ts';
import { secondStepCookie } from './sign-in-cookies.server.ts';
import { sessionCookies } from '../../shared/session/session-cookies.server.ts';

/** Sets the session cookies and redirects with a flash message. */
export function startSession(session: SessionTokens, to: string, flash: FlashCode): Response {
  const response = withFlash(redirect(to), flash);
  for (const cookie of sessionCookies(session)) response.headers.append('Set-Cookie', cookie);
  return response;
}

/** After the first step: into the shop, or on to the page that asks for the code. */
export function continueSignIn(
  step: FirstStep,
  to: string,
  flash: 'registered' | 'signed_in' = 'signed_in',
): Response {
  if ('session' in step) return startSession(step.session, to, flash);
  const next = new URLSearchParams({ next: to });
  const response = redirect(`/login/second-step?${next.toString()}`);
  response.headers.append('Set-Cookie', secondStepCookie.set(step.secondStepTicket));
  return response;
}
