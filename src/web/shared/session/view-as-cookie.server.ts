import { serialize } from 'hono/utils/cookie';
import { data, redirect, type RouterContextProvider } from 'react-router';
import { cookieOptions, isSecure } from '../http/cookie-options.server.ts';
import { pageRequest } from '../http/page-request.server.ts';
import { splitPrefix } from '../http/split-prefix.ts';

const name = () => `${isSecure() ? '__Host-' : ''}view-as`;

export const readViewAsCookie = (cookies: Record<string, string>): string | undefined =>
  cookies[name()];

/** Until the browser is closed; the session ends it as well. */
export const viewAsCookie = (token: string): string =>
  serialize(name(), token, { ...cookieOptions(), httpOnly: true });

export const clearedViewAsCookie = (): string =>
  serialize(name(), '', { ...cookieOptions(), httpOnly: true, maxAge: 0 });

/** What an admin who looks as another role may still send: the end of it, and preferences. */
const stillAllowed = new Set(['/admin/view-as', '/logout', '/preferences', '/session/refresh']);

/**
 * Services also act as the system, whose transactions know no claim of the admin, so that forms are
 * stopped before any service.
 */
export function rejectFormOfView(request: Request, context: Readonly<RouterContextProvider>): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const { pathname, search } = new URL(request.url);
  const path = splitPrefix(pathname).path.replace(/\.data$/, '');
  if (stillAllowed.has(path)) return;
  if (context.get(pageRequest).isDataRequest) throw data(null, { status: 403 });
  throw redirect(pathname + search, 303);
}
