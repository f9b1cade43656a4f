import { redirect } from 'react-router';
import { signOut } from '#services/identity/sessions.server.ts';
import { withFlash } from '../../shared/flash.server.ts';
import { clearedSessionCookies } from '../../shared/session/session-cookies.server.ts';
import { sessionOf } from '../../shared/session/session.server.ts';
import type { Route } from './+types/logout.route.ts';

/** Following a link signs nobody out. */
export const loader = () => redirect('/');

/** A session that had ended already is signed out as well. */
export async function action({ context }: Route.ActionArgs) {
  const who = sessionOf(context);
  if (who.state === 'signed-in') {
    await signOut({ userId: who.account.id, sessionId: who.sessionId }, 'local');
  }
  const response = withFlash(redirect('/'), 'signed_out');
  for (const cookie of clearedSessionCookies()) response.headers.append('Set-Cookie', cookie);
  return response;
}
