import type { TableChange } from '#platform/table-change.ts';
import { isReceivingChanges, subscribeToChanges } from '#platform/content-cache.server.ts';
import { createPageCache, toCachedPage, toResponse } from '#platform/http/page-cache.server.ts';
import { choosePageEncoding } from '#platform/http/page-encoding.ts';
import {
  isAffectedBy,
  emptyReads,
  type Reads,
  recordReads,
} from '#platform/tracked-reads.server.ts';
import type { PageRequest } from '../http/page-request.server.ts';
import { findSharers, requestOf, type Sharers } from './sharers.server.ts';
import { cacheableUrl } from './cacheable-url.ts';
import { purgeOutdated, toSharedResponse } from './shared-response.server.ts';

const store = createPageCache<Reads>({ bytes: 32 * 1024 * 1024, milliseconds: 60_000 });
const pending = new Map<string, Promise<void>>();
/** Pages being rendered. A change of something they have read makes them too old to be stored. */
const rendering = new Map<Reads, 'fresh' | 'outdated'>();

function onChange(change: TableChange | null): void {
  const isOutdated = (reads: Reads) => change === null || isAffectedBy(change, reads);
  store.drop(isOutdated);
  for (const reads of rendering.keys()) if (isOutdated(reads)) rendering.set(reads, 'outdated');
  purgeOutdated(change);
}

type Render = (request: Request, page: PageRequest) => Promise<Response>;

/**
 * Renders a page once for all visitors, or once for all customers, and serves it from the cache
 * until something it was rendered from changes.
 */
export async function renderThroughCache(
  request: Request,
  page: PageRequest,
  render: Render,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const url = cacheableUrl(pathname + search);
  const sharers = findSharers(request.method, page.cookies, pathname);
  if (url === null || !sharers) return render(request, page);
  if (!(await subscribeToChanges(onChange))) return render(request, page);
  const key = keyOf(page, sharers, url);
  const shared = requestOf(sharers, request, page, url);
  const reader = {
    encoding: choosePageEncoding(request.headers.get('Accept-Encoding')),
    known: request.headers.get('If-None-Match'),
  };
  const cached = store.find(key);
  if (cached) return toResponse(cached, reader);

  // Concurrent requests for the same page wait for this render.
  const other = pending.get(key);
  if (other) {
    await other;
    const made = store.find(key);
    return made ? toResponse(made, reader) : render(shared.request, shared.page);
  }
  const { promise, resolve } = Promise.withResolvers<void>();
  pending.set(key, promise);
  const reads = emptyReads();
  rendering.set(reads, 'fresh');
  try {
    const response = await recordReads(reads, () => render(shared.request, shared.page));
    if (!isStorable(response) || reads.isIncomplete) return response;
    const isFresh = () => rendering.get(reads) === 'fresh' && !reads.isIncomplete;
    const finished = await toSharedResponse(response, page.nonce, { reads, isFresh });
    const made = await toCachedPage(finished, reads);
    if (isFresh()) store.put(key, made);
    return toResponse(made, reader);
  } finally {
    rendering.delete(reads);
    pending.delete(key);
    resolve();
  }
}

/** Returns the cached page for a GET of a visitor or customer, or undefined. Synchronous. */
export function findCachedPage(
  reader: Pick<PageRequest, 'cookies' | 'locale' | 'theme'> & {
    method: string;
    address: string;
    path: string;
  },
) {
  if (!isReceivingChanges()) return undefined;
  const sharers = findSharers(reader.method, reader.cookies, reader.path);
  const url = sharers && cacheableUrl(reader.address);
  return url ? store.find(keyOf(reader, sharers, url)) : undefined;
}

const keyOf = (
  { locale, theme }: Pick<PageRequest, 'locale' | 'theme'>,
  sharers: Sharers,
  address: string,
) => `${locale} ${theme} ${sharers} ${address}`;

function isStorable({ status, headers }: Response): boolean {
  const isPrivate = headers.get('Cache-Control')?.includes('no-store') ?? false;
  return status === 200 && !isPrivate && !headers.has('Set-Cookie');
}
