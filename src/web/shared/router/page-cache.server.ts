import type { TableChange } from '#platform/table-change.ts';
import { isReceivingChanges, subscribeToChanges } from '#platform/content-cache.server.ts';
import { toResponse, createPageCache } from '#platform/http/page-cache.server.ts';
import {
  isAffectedBy,
  emptyReads,
  type Reads,
  recordReads,
} from '#platform/tracked-reads.server.ts';
import { hasFlash } from '../flash/flash.server.ts';
import type { PageRequest } from '../http/page-request.server.ts';
import { hasSession } from '../http/set-cache-headers.server.ts';
import { cacheableUrl } from './cacheable-url.ts';

const store = createPageCache<Reads>({ bytes: 32 * 1024 * 1024, milliseconds: 60_000 });
const pending = new Map<string, Promise<void>>();
/** Pages being rendered. A change of something they have read makes them too old to be stored. */
const rendering = new Map<Reads, 'fresh' | 'outdated'>();

function onChange(change: TableChange | null): void {
  const isOutdated = (reads: Reads) => change === null || isAffectedBy(change, reads);
  store.drop(isOutdated);
  for (const reads of rendering.keys()) if (isOutdated(reads)) rendering.set(reads, 'outdated');
}

/**
 * Renders an anonymous GET once and serves it from the cache until something it was rendered from
 * changes.
 */
export async function renderThroughCache(
  request: Request,
  page: PageRequest,
  render: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { origin, pathname, search } = new URL(request.url);
  const url = cacheableUrl(pathname + search);
  if (url === null || !isSharable(request.method, page.cookies)) return render(request);
  if (!(await subscribeToChanges(onChange))) return render(request);
  const key = keyOf(page, url);
  // Rendered without the parameters that change nothing: links of the page repeat its query.
  const renderCacheable = () =>
    render(url === pathname + search ? request : withUrl(request, origin + url));
  const reader = { nonce: page.nonce, gzip: acceptsGzip(request.headers.get('Accept-Encoding')) };
  const cached = store.find(key);
  if (cached) return toResponse(cached, reader);

  // Concurrent requests for the same page wait for this render.
  const other = pending.get(key);
  if (other) {
    await other;
    const made = store.find(key);
    return made ? toResponse(made, reader) : renderCacheable();
  }
  const { promise, resolve } = Promise.withResolvers<void>();
  pending.set(key, promise);
  const reads = emptyReads();
  rendering.set(reads, 'fresh');
  try {
    const response = await recordReads(reads, renderCacheable);
    if (!isStorable(response) || reads.isIncomplete) return response;
    // Also allows browsers to store the page for offline use.
    response.headers.set('X-Same-For-All', 'yes');
    const isFresh = () => rendering.get(reads) === 'fresh' && !reads.isIncomplete;
    const made = await store.put(key, response, page.nonce, reads, isFresh);
    return toResponse(made, reader);
  } finally {
    rendering.delete(reads);
    pending.delete(key);
    resolve();
  }
}

/** Returns the cached page for an anonymous GET, or undefined. Synchronous. */
export function findCachedPage(
  reader: Pick<PageRequest, 'cookies' | 'locale' | 'theme'> & { method: string; address: string },
) {
  if (!isSharable(reader.method, reader.cookies) || !isReceivingChanges()) return undefined;
  const url = cacheableUrl(reader.address);
  return url === null ? undefined : store.find(keyOf(reader, url));
}

const withUrl = ({ headers, signal }: Request, url: string) =>
  new Request(url, { headers, signal });

const keyOf = ({ locale, theme }: Pick<PageRequest, 'locale' | 'theme'>, address: string) =>
  `${locale} ${theme} ${address}`;

/** gzip counts as accepted unless its quality is zero. */
export const acceptsGzip = (accepted: string | null | undefined): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepted ?? '');

/** Pages are shared between visitors, unless a session or a flash message makes them personal. */
function isSharable(method: string, cookies: Record<string, string>): boolean {
  return method === 'GET' && !hasFlash(cookies) && !hasSession(cookies);
}

function isStorable({ status, headers }: Response): boolean {
  const isPrivate = headers.get('Cache-Control')?.includes('no-store') ?? false;
  return status === 200 && !isPrivate && !headers.has('Set-Cookie');
}
