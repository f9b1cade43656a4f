import { systemClock } from '#platform/clock.ts';
import { refresh } from '#services/identity/refresh.server.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';
import { isDueForRefresh } from '../../shared/session/refresh-schedule.ts';
import {
  clearedSessionCookies,
  readSessionTokens,
  sessionCookies,
} from '../../shared/session/session-cookies.server.ts';
import { sessionOf } from '../../shared/session/session.server.ts';
import type { Route } from './+types/refresh.route.ts';

/** Open pages call this before their token expires; each response says when to call again. */
export async function action({ context }: Route.ActionArgs) {
  const session = sessionOf(context);
  if (session.state === 'signed-out') return respond(401, null);
  const now = systemClock.now();
  const { refreshToken } = readSessionTokens(context.get(pageRequest).cookies);
  const due = isDueForRefresh(session.expiresAt.getTime(), now.getTime());
  // An expired token was already replaced by the session middleware.
  if (session.rotated || !due || !refreshToken) return respond(200, session.expiresAt);

  const refreshed = await refresh(refreshToken, now);
  return refreshed.ok
    ? respond(200, refreshed.session.expiresAt, sessionCookies(refreshed.session))
    : respond(401, null, clearedSessionCookies());
}

export const loader = () => new Response(null, { status: 405, headers: { Allow: 'POST' } });

function respond(
  status: number,
  expiresAt: Date | null,
  cookies: readonly string[] = [],
): Response {
  const body = expiresAt && { expiresAt: expiresAt.getTime() };
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return Response.json(body, { status, headers });
}
