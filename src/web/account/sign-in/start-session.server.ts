import { redirect } from 'react-router';
import type { SessionTokens } from '#services/identity/account.ts';
import type { FlashCode } from '../../shared/flash/flash.ts';
import { withFlash } from '../../shared/flash/flash.server.ts';
import { sessionCookies } from '../../shared/session/session-cookies.server.ts';

/** Sets the session cookies and redirects with a flash message. */
export function startSession(session: SessionTokens, to: string, flash: FlashCode): Response {
  const response = withFlash(redirect(to), flash);
  for (const cookie of sessionCookies(session)) response.headers.append('Set-Cookie', cookie);
  return response;
}
