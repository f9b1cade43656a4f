import { hasFlash } from '../flash/flash.server.ts';
import type { PageRequest } from '../http/page-request.server.ts';
import { hasSession } from '../http/set-cache-headers.server.ts';
import { hasCustomerHint } from '../session/customer-hint.ts';
import { isSameForCustomers } from './same-for-customers.ts';

/** Those for whom one copy of a page is rendered. */
export type Sharers = 'visitors' | 'customers';

/**
 * Who shares this page, or null when it is rendered for one person: a signed-in user without the
 * hint of a customer, such as staff, or a flash message that waits.
 */
export function findSharers(
  method: string,
  cookies: Record<string, string>,
  pathname: string,
): Sharers | null {
  if (method !== 'GET' || hasFlash(cookies)) return null;
  if (!hasSession(cookies)) return 'visitors';
  return hasCustomerHint(cookies) && isSameForCustomers(pathname) ? 'customers' : null;
}

/**
 * The request that a shared page is rendered from. It lacks parameters that change nothing, because
 * links of the page repeat its query, and for customers everything that says who they are.
 */
export function requestOf(sharers: Sharers, request: Request, page: PageRequest, url: string) {
  const { origin, pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  if (sharers === 'visitors') {
    const isSame = url === pathname + search;
    return { request: isSame ? request : withUrl(request, origin + url, headers), page };
  }
  for (const name of ['Cookie', 'Authorization']) headers.delete(name);
  return {
    request: withUrl(request, origin + url, headers),
    page: { ...page, cookies: {}, isForAnyCustomer: true },
  };
}

const withUrl = ({ signal }: Request, url: string, headers: Headers) =>
  new Request(url, { headers, signal });
