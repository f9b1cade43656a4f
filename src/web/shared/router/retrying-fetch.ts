/** How long the browser may fall back to data that it has loaded before. */
export const dataCacheMilliseconds = 5 * 60_000;

const maxRetries = 3;
const maxEntries = 50;

interface Ports {
  fetch(request: Request): Promise<Response>;
  wait(milliseconds: number): Promise<unknown>;
  now(): number;
  isOnline(): boolean;
}

/**
 * A fetch for page data: retries failures after 1, 2 and 4 seconds, and falls back to shared data of
 * the last five minutes.
 */
export function createRetryingFetch(ports: Ports): (request: Request) => Promise<Response> {
  const cache = new Map<string, { expiresAt: number; response: Response }>();

  function store(url: string, response: Response): Response {
    if (response.ok && response.headers.has('X-Same-For-All')) {
      cache.delete(url);
      cache.set(url, {
        expiresAt: ports.now() + dataCacheMilliseconds,
        response: response.clone(),
      });
      const [oldest] = cache.keys();
      if (cache.size > maxEntries && oldest) cache.delete(oldest);
    }
    return response;
  }

  function findCached(url: string): Response | undefined {
    const entry = cache.get(url);
    return entry && entry.expiresAt > ports.now() ? entry.response.clone() : undefined;
  }

  async function load(request: Request, attempt: number): Promise<Response> {
    const pending = ports.fetch(request.clone());
    const response = await pending.catch(() => null);
    if (response && response.status < 500) return store(request.url, response);
    const cached = findCached(request.url);
    if (cached) return cached;
    if (attempt === maxRetries || !ports.isOnline() || request.signal.aborted) return pending;
    await ports.wait(1000 * 2 ** attempt);
    return load(request, attempt + 1);
  }

  return (request) => (request.method === 'GET' ? load(request, 0) : ports.fetch(request));
}
