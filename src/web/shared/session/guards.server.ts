import { redirect, type MiddlewareFunction } from 'react-router';
import { hasRole, type StaffRole } from '#domain/identity/roles.ts';
import { splitPrefix } from '../http/split-prefix.ts';
import { withFlash } from '../flash/flash.server.ts';
import { sessionOf } from './session.server.ts';

/** For layouts: whoever is not allowed gets the Access Denied page and the reason as a toast. */
export const requireUser: MiddlewareFunction<Response> = ({ context, request }) => {
  if (sessionOf(context).state === 'signed-in') return;
  // A form of a session that has ended meanwhile: nothing was saved, and that is what to say.
  throw accessDenied(request, request.method === 'GET' ? 'login_required' : 'not_authenticated');
};

/** Without roles: any staff role. The menu hides what the role may not do; this refuses it. */
export function requireRole(...wanted: StaffRole[]): MiddlewareFunction<Response> {
  return ({ context, request }) => {
    const who = sessionOf(context);
    if (who.state === 'signed-out') throw accessDenied(request, 'login_required');
    const allowed = wanted.length === 0 ? who.roles.length > 0 : hasRole(who.roles, ...wanted);
    if (!allowed) throw accessDenied(request, 'role_required');
  };
}

type Reason = 'login_required' | 'not_authenticated' | 'role_required';

function accessDenied(request: Request, reason: Reason): Response {
  const { pathname, searchParams } = new URL(request.url);
  const { prefix, path } = splitPrefix(pathname);
  // The router's own, on requests for data.
  searchParams.delete('_routes');
  const next = searchParams.size > 0 ? `${path}?${searchParams}` : path;
  const query = reason !== 'role_required' ? `?next=${encodeURIComponent(next)}` : '';
  // Unlike a loader's, a guard's redirect is sent as it is: the prefix must be on it.
  return withFlash(redirect(`${prefix}/unauthorized${query}`), reason);
}
