import { setTimeout as sleep } from 'node:timers/promises';

export type PageWatch = { stop(): Promise<PageCounts> };

/** `slowest` in seconds. */
type PageCounts = { served: number; failed: number; slowest: number };

/** Reads stored pages all the time, as visitors do, and counts what they got. */
export function watchPages(url: string, paths: readonly string[]): PageWatch {
  const over = new AbortController();
  const counts = { served: 0, failed: 0, slowest: 0 };
  const reading = (async () => {
    for (let index = 0; !over.signal.aborted; index += 1) {
      const path = paths[index % paths.length]!;
      const began = performance.now();
      const isServed = await fetch(url + path, { signal: AbortSignal.timeout(10_000) }).then(
        async (response) => (await response.text()).length > 0 && response.status === 200,
        () => false,
      );
      counts[isServed ? 'served' : 'failed'] += 1;
      counts.slowest = Math.max(counts.slowest, (performance.now() - began) / 1_000);
      await sleep(100);
    }
  })();
  return {
    async stop() {
      over.abort();
      await reading;
      return counts;
    },
  };
}
