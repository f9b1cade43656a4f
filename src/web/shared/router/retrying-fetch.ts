/** How long the browser may fall back to data that it has loaded before. */
export const dataCacheMilliseconds = 5 * 60_000;

const retries = 3;
const mostKept = 50;

interface World {
  fetch(request: Request): Promise<Response>;
  wait(milliseconds: number): Promise<unknown>;
  now(): number;
  isOnline(): boolean;
}

/**
 * A fetch for page data: retries failures after 1, 2 and 4 seconds, and falls back to shared data
 * of the last five minutes.
 */
export function createRetryingFetch(world: World): (request: Request) => Promise<Response> {
  const kept = new Map<string, { until: number; answer: Response }>();

  function keep(url: string, answer: Response): Response {
    if (answer.ok && answer.headers.has('X-Same-For-All')) {
      kept.delete(url);
      kept.set(url, { until: world.now() + dataCacheMilliseconds, answer: answer.clone() });
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest) kept.delete(oldest);
    }
    return answer;
  }

  function recall(url: string): Response | undefined {
    const found = kept.get(url);
    return found && found.until > world.now() ? found.answer.clone() : undefined;
  }

  async function ask(request: Request, attempt: number): Promise<Response> {
    const asked = world.fetch(request.clone());
    const answer = await asked.catch(() => null);
    if (answer && answer.status < 500) return keep(request.url, answer);
    const known = recall(request.url);
    if (known) return known;
    if (attempt === retries || !world.isOnline() || request.signal.aborted) return asked;
    await world.wait(Math.min(1000 * 2 ** attempt, 30_000));
    return ask(request, attempt + 1);
  }

  return (request) => (request.method === 'GET' ? ask(request, 0) : world.fetch(request));
}
