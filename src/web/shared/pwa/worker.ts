/**
 * The service worker. It runs alone, as /sw.js: the build writes `version` and `shell` in front of it,
 * and nothing can be imported.
 */
declare const version: string;
declare const shell: readonly string[];

interface Ending extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Ending {
  request: Request;
  respondWith(answer: Promise<Response>): void;
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

const kept = {
  shell: `shell ${version}`,
  assets: `assets ${version}`,
  pages: `pages ${version}`,
  pictures: `pictures ${version}`,
};
const most = { pages: 80, pictures: 300 };
const offlinePages = ['/en/offline', '/ar/offline'];

/** Pages that belong to one person, or do something, are never kept. */
const privatePage =
  /^(\/(en|ar))?\/(account|admin|cart|checkout|forgot-password|game|login|logout|newsletter|preferences|reset-password|session|signup)([/.]|$)/;
/** What a reader comes back to: also kept as a whole page when only its data was fetched. */
const reading = /^(\/(en|ar))?\/(product|portfolio|project)\/[^/]+\.data$/;
const picture = /^\/(pictures|brand|icons)\//;

worker.addEventListener('install', (event) => {
  event.waitUntil(keepShell());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOtherVersions().then(() => worker.clients.claim()));
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

async function keepShell(): Promise<void> {
  const cache = await caches.open(kept.shell);
  // Without cookies: what everybody may see.
  await cache.addAll(
    [...shell, ...offlinePages].map((url) => new Request(url, { credentials: 'omit' })),
  );
}

async function forgetOtherVersions(): Promise<void> {
  const current = new Set(Object.values(kept));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !current.has(name)).map((name) => caches.delete(name)));
}

/** Their names change with their content: one that is here is right. */
async function fromAssets(request: Request): Promise<Response> {
  const found = await find(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await put(kept.assets, request, answer.clone());
  return answer;
}

/** Shown at once, and fetched anew for the next time. */
async function fromPictures(event: Fetching): Promise<Response> {
  const { request } = event;
  const found = await find(request);
  const fresh = fetch(request).then(async (answer) => {
    if (answer.ok) await put(kept.pictures, request, answer.clone(), most.pictures);
    return answer;
  });
  if (!found) return fresh;
  event.waitUntil(fresh.catch(() => undefined));
  return found;
}

/** The network decides; what it allows to be kept is there when it is not. */
async function fromPages(event: Fetching): Promise<Response> {
  const { request } = event;
  try {
    const answer = await fetch(request);
    if (mayBeKept(answer)) event.waitUntil(keepPage(request, answer.clone()));
    return answer;
  } catch (error) {
    const found = await find(request);
    if (found) return found;
    if (request.mode === 'navigate') return offlinePage(request);
    throw error;
  }
}

/** The server says so of pages that every visitor sees alike. */
const mayBeKept = (answer: Response): boolean =>
  answer.ok && answer.headers.has('X-Same-For-All') && !answer.redirected;

async function keepPage(request: Request, answer: Response): Promise<void> {
  await put(kept.pages, request, answer, most.pages);
  const { pathname } = new URL(request.url);
  if (!reading.test(pathname)) return;
  const page = pathname.replace(/\.data$/, '');
  const whole = await fetch(page);
  if (mayBeKept(whole)) await put(kept.pages, new Request(page), whole, most.pages);
}

/** A copy serves whatever the headers that its answer may vary with. */
const find = (request: Request | string) => caches.match(request, { ignoreVary: true });

async function put(name: string, request: Request, answer: Response, limit?: number) {
  const cache = await caches.open(name);
  await cache.delete(request, { ignoreVary: true });
  await cache.put(request, answer);
  if (limit === undefined) return;
  const oldestFirst = await cache.keys();
  const surplus = oldestFirst.slice(0, Math.max(0, oldestFirst.length - limit));
  await Promise.all(surplus.map((old) => cache.delete(old)));
}

async function offlinePage({ url }: Request): Promise<Response> {
  const prefix = /^\/(?:en|ar)(?=\/|$)/.exec(new URL(url).pathname)?.[0] ?? (await storedPrefix());
  return (await find(`${prefix}/offline`)) ?? Response.error();
}

/** Where the address names no language, the stored choice does, or the browser's own. */
async function storedPrefix(): Promise<string> {
  const store = (
    globalThis as { cookieStore?: { get(name: string): Promise<{ value?: string } | null> } }
  ).cookieStore;
  const stored = await store?.get('lang');
  const language = stored?.value ?? navigator.language;
  return language.startsWith('ar') ? '/ar' : '/en';
}
