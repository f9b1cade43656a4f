import { redirect } from 'react-router';
import { log } from '#platform/log.server.ts';
import { signOut } from '#services/identity/sessions.server.ts';
import { withFlash } from '../../shared/flash/flash.server.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { clearedSessionCookies } from '../../shared/session/session-cookies.server.ts';
import { sessionOf } from '../../shared/session/session.server.ts';
import type { Route } from './+types/logout.route.ts';

/** A GET request must not sign anyone out. */
export const loader = () => redirect('/');

export async function action({ context }: Route.ActionArgs) {
  try {
    await endSession(context);
  } catch (error) {
    // Must not report a sign-out while the session is still valid.
    log.error({ err: error, requestId: context.get(pageRequest).requestId }, 'sign-out failed');
    return withFlash(redirect('/'), 'sign_out_failed');
  }
  const response = withFlash(redirect('/'), 'signed_out');
  for (const cookie of clearedSessionCookies()) response.headers.append('Set-Cookie', cookie);
  return response;
}

/** A session that had already ended counts as signed out. */
async function endSession(context: Route.ActionArgs['context']): Promise<void> {
  const session = sessionOf(context);
  if (session.state === 'signed-out') return;
  await signOut({ userId: session.account.id, sessionId: session.sessionId }, 'local');
}
