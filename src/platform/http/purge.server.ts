import type { Environment } from '../environment.server.ts';
import { log } from '../log.server.ts';
import { everyPage } from '../surrogate-keys.server.ts';

type PurgeSettings = Partial<Pick<Environment, 'PURGE_URL' | 'PURGE_TOKEN'>>;

/** Changes come in bursts: one transaction may touch many tables. */
const gatherMilliseconds = 20;
const retryMilliseconds = [200, 1000, 5000];
const timeoutMilliseconds = 3000;
/** Caches reject longer headers: Varnish accepts 8 kB, with its name. */
const maxCharacters = 4000;
const maxKeys = 100;
/** So many requests would cost the cache more than to fetch all pages again. */
const maxPortions = 20;

/**
 * Returns a function that tells a cache in front of the shop which keys are outdated. Each process
 * tells it after it has dropped its own copies, so that the cache never fetches an old one again.
 */
export function createPurge(settings: () => PurgeSettings) {
  let gathered = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    const keys = [...gathered];
    gathered = new Set();
    timer = undefined;
    for (const portion of portionsOf(keys)) void sendPurge(settings(), portion);
  }

  return (keys: readonly string[]): void => {
    if (!settings().PURGE_URL) return;
    for (const key of keys) gathered.add(key);
    timer ??= setTimeout(flush, gatherMilliseconds);
  };
}

function portionsOf(keys: readonly string[]): string[][] {
  const portions: string[][] = [];
  let characters = 0;
  for (const key of keys) {
    const portion = portions.at(-1);
    const isFull = characters + 1 + key.length > maxCharacters || portion?.length === maxKeys;
    if (!portion || isFull) {
      portions.push([key]);
      characters = key.length;
    } else {
      portion.push(key);
      characters += 1 + key.length;
    }
  }
  return portions.length > maxPortions ? [[everyPage]] : portions;
}

/** A purge that never arrives leaves old pages until their time is over: at most a minute. */
async function sendPurge(settings: PurgeSettings, keys: string[], attempt = 0): Promise<void> {
  try {
    const { ok, status } = await fetch(settings.PURGE_URL!, {
      method: 'POST',
      headers: headersOf(settings, keys),
      body: JSON.stringify({ keys }),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    if (!ok) throw new Error(`The cache answers ${status}.`);
  } catch (error) {
    const wait = retryMilliseconds[attempt];
    if (wait === undefined)
      log.warn({ err: error }, 'the cache in front of the shop is not purged');
    else setTimeout(() => void sendPurge(settings, keys, attempt + 1), wait).unref();
  }
}

const headersOf = ({ PURGE_TOKEN }: PurgeSettings, keys: string[]): Record<string, string> => ({
  'Content-Type': 'application/json',
  'Surrogate-Key': keys.join(' '),
  ...(PURGE_TOKEN && { Authorization: `Bearer ${PURGE_TOKEN}` }),
});
