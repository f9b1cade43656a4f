import type { TableChange } from '#platform/table-change.ts';
import { isReceivingChanges, subscribeToChanges } from '#platform/content-cache.server.ts';
import {
  type CachedPage,
  createPageCache,
  type PageReader,
  toCachedPage,
  toResponse,
} from '#platform/http/page-cache.server.ts';
import { choosePageEncoding } from '#platform/http/page-encoding.ts';
import { observePage } from '#platform/http/page-figures.server.ts';
import {
  isAffectedBy,
  emptyReads,
  type Reads,
  recordReads,
} from '#platform/tracked-reads.server.ts';
import type { PageRequest } from '../http/page-request.server.ts';
import { findSharers, requestOf, type Sharers } from './sharers.server.ts';
import { cacheableUrl } from './cacheable-url.ts';
import { isPresentable, orLastCopy, type RenderedPage } from './last-copy.server.ts';
import { purgeOutdated, toSharedResponse } from './shared-response.server.ts';

const store = createPageCache<Reads>({ bytes: 32 * 1024 * 1024, milliseconds: 60_000 });
/** Pages being rendered; true once one can be shown. */
const pending = new Map<string, Promise<boolean>>();
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
 * until something it was rendered from changes. If it cannot be rendered, its last copy is served.
 */
export async function renderThroughCache(
  request: Request,
  page: PageRequest,
  render: Render,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const url = cacheableUrl(pathname + search);
  const sharers = findSharers(request.method, page.cookies, pathname);
  if (url === null || !sharers) {
    observePage('bypass');
    return render(request, page);
  }
  const key = keyOf(page, sharers, url);
  const shared = requestOf(sharers, request, page, url);
  const reader = {
    encoding: choosePageEncoding(request.headers.get('Accept-Encoding')),
    known: request.headers.get('If-None-Match'),
  };
  const rendered = renderShared(key, reader, page.nonce, () => render(shared.request, shared.page));
  return orLastCopy(rendered, {
    copy: () => store.findLastCopy(key),
    reader,
    isReachable: isReceivingChanges,
  });
}

/** Concurrent requests for the same page wait for one render. */
async function renderShared(
  key: string,
  reader: PageReader,
  nonce: string,
  render: () => Promise<Response>,
): Promise<RenderedPage> {
  const mayStore = await subscribeToChanges(onChange);
  const cached = mayStore && store.find(key);
  if (cached) return toHit(cached, reader);
  const other = pending.get(key);
  if (other) return renderAfter(other, { key, reader, render });
  const { promise, resolve } = Promise.withResolvers<boolean>();
  pending.set(key, promise);
  let rendered: RenderedPage | undefined;
  try {
    rendered = await renderAndStore(key, { reader, nonce, mayStore, render });
    return rendered;
  } finally {
    pending.delete(key);
    resolve(rendered !== undefined && isPresentable(rendered));
  }
}

/** What failed for one fails for all: those who waited for it get the last copy at once. */
async function renderAfter(
  other: Promise<boolean>,
  { key, reader, render }: { key: string; reader: PageReader; render: () => Promise<Response> },
): Promise<RenderedPage> {
  const isRendered = await other;
  const made = store.find(key);
  if (made) return toHit(made, reader);
  if (!isRendered && store.findLastCopy(key)) throw new Error('The page could not be rendered.');
  const response = await render();
  observeRendered(response);
  return { response };
}

function observeRendered(response: Response): void {
  observePage(isStorable(response) ? 'miss' : 'bypass');
}

function toHit(page: CachedPage, reader: PageReader): RenderedPage {
  observePage('hit');
  return { response: toResponse(page, reader) };
}

interface RenderOptions {
  reader: PageReader;
  nonce: string;
  /** False while changes are not received, which would make the page outdated. */
  mayStore: boolean;
  render: () => Promise<Response>;
}

async function renderAndStore(
  key: string,
  { reader, nonce, mayStore, render }: RenderOptions,
): Promise<RenderedPage> {
  const reads = emptyReads();
  rendering.set(reads, 'fresh');
  try {
    const response = await recordReads(reads, render);
    observeRendered(response);
    if (reads.isIncomplete) return { response, isIncomplete: true };
    if (!mayStore) return { response };
    if (!isStorable(response)) {
      // A page that was taken off the shop has no last copy either.
      if (response.status < 500) store.remove(key);
      return { response };
    }
    const isFresh = () => rendering.get(reads) === 'fresh' && !reads.isIncomplete;
    const finished = await toSharedResponse(response, nonce, { reads, isFresh });
    const made = await toCachedPage(finished, reads);
    if (isFresh()) store.put(key, made);
    return { response: toResponse(made, reader) };
  } finally {
    rendering.delete(reads);
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
