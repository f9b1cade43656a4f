import { readSessionTokens } from '../session/session-cookies.server.ts';
import type { PageRequest } from './page-request.server.ts';

/**
 * Forbids browsers and proxies to store personal responses, so that Back after signing out shows
 * nothing. Personal is what was made for a session, what sets a cookie, and what a token in the URL
 * opens. Other responses may be stored by the browser but are revalidated.
 */
export function setCacheHeaders(
  { headers }: Response,
  { url }: Request,
  { cookies }: Pick<PageRequest, 'cookies'>,
): void {
  const hasToken = new URL(url).searchParams.has('token');
  const stated = headers.get('Cache-Control');
  const isShared = stated?.startsWith('public') ?? false;
  if (headers.has('Set-Cookie') || hasToken || stated === 'no-store') {
    headers.set('Cache-Control', 'private, no-store');
  } else if (!stated) {
    headers.set('Cache-Control', hasSession(cookies) ? 'private, no-store' : 'private, no-cache');
  }
  // Naming Accept-Encoding here leaves the compression middleware nothing to rewrite in a cached
  // page.
  if (!isShared) headers.set('Vary', 'Cookie, Accept-Language, Accept-Encoding');
  // Other sites do not learn the token. 'no-referrer' would also hide the origin of our own forms,
  // which are then rejected.
  if (hasToken) headers.set('Referrer-Policy', 'same-origin');
}

export function hasSession(cookies: Record<string, string>): boolean {
  const { accessToken, refreshToken } = readSessionTokens(cookies);
  return Boolean(accessToken || refreshToken);
}
