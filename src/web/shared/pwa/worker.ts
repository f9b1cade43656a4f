/**
 * The service worker. It cannot import anything: the build writes `version` and `shell` in front of
 * it and serves it as /sw.js.
 */
declare const version: string;
declare const shell: readonly string[];

interface Ending extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Ending {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Worker {
  location: Location;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Ending) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}
const worker = globalThis as unknown as Worker;

const cacheNames = {
  shell: `shell ${version}`,
  assets: `assets ${version}`,
  pages: `pages ${version}`,
  pictures: `pictures ${version}`,
};
const maxEntries = { pages: 80, pictures: 300 };
const offlinePages = ['/en/offline', '/ar/offline'];

/** Personal pages and pages with side effects are never cached. */
const privatePage =
  /^(\/(en|ar))?\/(account|admin|cart|checkout|demo-mail|forgot-password|game|login|logout|newsletter|preferences|reset-password|session|signup)([/.]|$)/;
/** Pages visitors return to: when only their data was fetched, the document is cached as well. */
const reading = /^(\/(en|ar))?\/(product|portfolio|project)\/[^/]+\.data$/;
const picture = /^\/(pictures|brand|icons)\//;

worker.addEventListener('install', (event) => {
  event.waitUntil(cacheShell());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(deleteOtherVersions().then(() => worker.clients.claim()));
});

worker.addEventListener('message', ({ data }) => {
  if (data === 'activate') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.headers.has('Range') || privatePage.test(pathname)) return;
  if (pathname.startsWith('/assets/')) event.respondWith(fromAssets(request));
  else if (picture.test(pathname)) event.respondWith(fromPictures(event));
  else if (request.mode === 'navigate' || pathname.endsWith('.data'))
    event.respondWith(fromPages(event));
});

async function cacheShell(): Promise<void> {
  const cache = await caches.open(cacheNames.shell);
  // Without cookies, so that only shared content is cached.
  await cache.addAll(
    [...shell, ...offlinePages].map((url) => new Request(url, { credentials: 'omit' })),
  );
}

async function deleteOtherVersions(): Promise<void> {
  const current = new Set(Object.values(cacheNames));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !current.has(name)).map((name) => caches.delete(name)));
}

/** Asset names contain a content hash, so a cached one is always current. */
async function fromAssets(request: Request): Promise<Response> {
  const cached = await find(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) await put(cacheNames.assets, request, response.clone());
  return response;
}

/** Served from the cache and refreshed in the background. */
async function fromPictures(event: Fetching): Promise<Response> {
  const { request } = event;
  const cached = await find(request);
  const fresh = fetch(request).then(async (response) => {
    if (response.ok) await put(cacheNames.pictures, request, response.clone(), maxEntries.pictures);
    return response;
  });
  if (!cached) return fresh;
  event.waitUntil(fresh.catch(() => undefined));
  return cached;
}

/** Network first; cached pages are the fallback while offline. */
async function fromPages(event: Fetching): Promise<Response> {
  const { request } = event;
  try {
    const response = await fetch(request);
    if (isCacheable(response)) event.waitUntil(cachePage(request, response.clone()));
    return response;
  } catch (error) {
    const cached = await find(request);
    if (cached) return cached;
    if (request.mode === 'navigate') return offlinePage(request);
    throw error;
  }
}

/** The server marks pages that are the same for every visitor. */
const isCacheable = (response: Response): boolean =>
  response.ok && response.headers.has('X-Same-For-All') && !response.redirected;

async function cachePage(request: Request, response: Response): Promise<void> {
  await put(cacheNames.pages, request, response, maxEntries.pages);
  const { pathname } = new URL(request.url);
  if (!reading.test(pathname)) return;
  const page = pathname.replace(/\.data$/, '');
  const whole = await fetch(page);
  if (isCacheable(whole)) await put(cacheNames.pages, new Request(page), whole, maxEntries.pages);
}

/** Vary is ignored: cached pages are the same for every visitor. */
const find = (request: Request | string) => caches.match(request, { ignoreVary: true });

async function put(name: string, request: Request, response: Response, limit?: number) {
  const cache = await caches.open(name);
  await cache.delete(request, { ignoreVary: true });
  await cache.put(request, response);
  if (limit === undefined) return;
  const oldestFirst = await cache.keys();
  const surplus = oldestFirst.slice(0, Math.max(0, oldestFirst.length - limit));
  await Promise.all(surplus.map((old) => cache.delete(old)));
}

async function offlinePage({ url }: Request): Promise<Response> {
  const prefix = /^\/(?:en|ar)(?=\/|$)/.exec(new URL(url).pathname)?.[0] ?? (await storedPrefix());
  return (await find(`${prefix}/offline`)) ?? Response.error();
}

/** Without a prefix in the URL, the stored language decides, then the browser's own. */
async function storedPrefix(): Promise<string> {
  const store = (
    globalThis as { cookieStore?: { get(name: string): Promise<{ value?: string } | null> } }
  ).cookieStore;
  const stored = await store?.get('lang');
  const language = stored?.value ?? navigator.language;
  return language.startsWith('ar') ? '/ar' : '/en';
}
