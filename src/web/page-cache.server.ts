import type { Change } from '#platform/change.ts';
import { hearChanges } from '#platform/content-cache.server.ts';
import { createPageStore } from '#platform/http/page-store.server.ts';
import { concerns, noReads, type Reads, recordReads } from '#platform/reads.server.ts';
import { hasFlash } from './shared/flash.server.ts';
import type { PageRequest } from './shared/page-request.server.ts';
import { presentedTokens } from './shared/session/session-cookies.server.ts';

const store = createPageStore<Reads>({ bytes: 32 * 1024 * 1024, milliseconds: 60_000 });
/** Whoever names it, unless with a quality of nought. */
const readsGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i;
const underWay = new Map<string, Promise<void>>();
/** Pages that are being made; a change of what they have read makes them too old to keep. */
const inTheMaking = new Map<Reads, 'fresh' | 'outdated'>();

function onChange(change: Change | null): void {
  const isOutdated = (reads: Reads) => change === null || concerns(change, reads);
  store.drop(isOutdated);
  for (const reads of inTheMaking.keys()) if (isOutdated(reads)) inTheMaking.set(reads, 'outdated');
}

/** Pages that every visitor sees alike are rendered once and kept until something they may show changes. */
export async function fromCache(
  request: Request,
  page: PageRequest,
  render: () => Promise<Response>,
): Promise<Response> {
  if (!isSharable(request, page) || !(await hearChanges(onChange))) return render();
  const { pathname, search } = new URL(request.url);
  const key = `${page.locale} ${page.theme} ${pathname}${search}`;
  const reader = {
    nonce: page.nonce,
    gzip: readsGzip.test(request.headers.get('Accept-Encoding') ?? ''),
  };
  const kept = store.take(key, reader);
  if (kept) return kept;

  // Whoever else wants the same page meanwhile waits for this one.
  const other = underWay.get(key);
  if (other) {
    await other;
    return store.take(key, reader) ?? render();
  }
  const { promise, resolve } = Promise.withResolvers<void>();
  underWay.set(key, promise);
  const reads = noReads();
  inTheMaking.set(reads, 'fresh');
  try {
    const response = await recordReads(reads, render);
    if (!isStorable(response)) return response;
    // Browsers may keep it too, to show it offline.
    response.headers.set('X-Same-For-All', 'yes');
    const isFresh = () => inTheMaking.get(reads) === 'fresh';
    return await store.put(key, response, reader, reads, isFresh);
  } finally {
    inTheMaking.delete(reads);
    underWay.delete(key);
    resolve();
  }
}

/** Somebody signed in, or a waiting notice, makes a page theirs alone. */
function isSharable({ method }: Request, { cookies }: PageRequest): boolean {
  if (method !== 'GET' || hasFlash(cookies)) return false;
  const { accessToken, refreshToken } = presentedTokens(cookies);
  return !accessToken && !refreshToken;
}

function isStorable({ status, headers }: Response): boolean {
  const isPrivate = headers.has('Set-Cookie') || headers.get('Cache-Control') === 'no-store';
  return status === 200 && !isPrivate;
}
