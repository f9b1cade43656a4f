import type { Target } from './attack.ts';

/** Generous, because the attack runs on the same machine as the shop. */
export const slowPageSeconds = 5;

/** Opens a page again and again until stopped, and returns the longest time in seconds. */
export function watchPages({ url }: Target) {
  const stopping = new AbortController();
  const watch = async () => {
    let slowest = 0;
    while (!stopping.signal.aborted) {
      const began = performance.now();
      await (await fetch(`${url}/en/contact`)).arrayBuffer();
      slowest = Math.max(slowest, (performance.now() - began) / 1000);
    }
    return Math.round(slowest * 10) / 10;
  };
  const watching = watch();
  return {
    stop: () => {
      stopping.abort();
      return watching;
    },
  };
}
