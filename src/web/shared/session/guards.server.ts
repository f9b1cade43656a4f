import { data, redirect, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { hasRole, type StaffRole } from '#domain/identity/roles.ts';
import type { SignedIn } from '#services/identity/authenticate.server.ts';
import { splitPrefix } from '../http/split-prefix.ts';
import { withFlash } from '../flash/flash.server.ts';
import { pageRequest } from '../http/page-request.server.ts';
import { sessionOf } from './session.server.ts';

type Context = Readonly<RouterContextProvider>;

/** For layouts: redirects a visitor to the Access Denied page, with the reason as a toast. */
export const requireUser: MiddlewareFunction<Response> = ({ context, request }) => {
  if (sessionOf(context).state === 'signed-in') return;
  rejectBackgroundForm(context, request);
  // A form of a session that has ended: nothing was saved.
  throw accessDenied(request, request.method === 'GET' ? 'login_required' : 'not_authenticated');
};

/**
 * Without arguments any staff role is allowed. The menu hides forbidden pages; this guard rejects
 * them. Staff whose roles do not count yet are led to set up their second factor.
 */
export function requireRole(...wanted: StaffRole[]): MiddlewareFunction<Response> {
  return ({ context, request }) => {
    const session = sessionOf(context);
    if (session.state === 'signed-out') {
      rejectBackgroundForm(context, request);
      throw accessDenied(request, 'login_required');
    }
    if (lacksStaffFactor(session)) throw toSecondFactor(request);
    const allowed =
      wanted.length === 0 ? session.roles.length > 0 : hasRole(session.roles, ...wanted);
    if (!allowed) throw accessDenied(request, 'role_required');
  };
}

/** Whether staff need a second factor that this session has not passed: then no role counts. */
export const lacksStaffFactor = ({ isStaff, roles }: Pick<SignedIn, 'isStaff' | 'roles'>) =>
  isStaff && roles.length === 0;

function toSecondFactor(request: Request): Response {
  const { prefix, next } = wantedPage(request);
  return redirect(`${prefix}/account/security?next=${encodeURIComponent(next)}`);
}

/** A form that was sent in the background stays on its page and says that the session has ended. */
function rejectBackgroundForm(context: Context, request: Request): void {
  const isForm = request.method !== 'GET' && context.get(pageRequest).isDataRequest;
  if (isForm) throw data(null, { status: 401 });
}

type Reason = 'login_required' | 'not_authenticated' | 'role_required';

/** The page that was asked for, to return to it, and the prefix of its language. */
function wantedPage(request: Request): { prefix: string; next: string } {
  const { pathname, searchParams } = new URL(request.url);
  const { prefix, path } = splitPrefix(pathname);
  // The router adds this parameter to data requests.
  searchParams.delete('_routes');
  return { prefix, next: searchParams.size > 0 ? `${path}?${searchParams}` : path };
}

function accessDenied(request: Request, reason: Reason): Response {
  const { prefix, next } = wantedPage(request);
  const query = reason !== 'role_required' ? `?next=${encodeURIComponent(next)}` : '';
  // Redirects of middleware are sent as they are, unlike those of loaders, so the prefix is added
  // here.
  return withFlash(redirect(`${prefix}/unauthorized${query}`), reason);
}
