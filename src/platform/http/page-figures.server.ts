import { Counter } from 'prom-client';
import { metricsRegistry } from '../metrics-registry.server.ts';

const results = ['hit', 'miss', 'bypass'] as const;
type PageResult = (typeof results)[number];

/** Since the figures were last read. Plain numbers, because `inc` takes 2 % of the time of a cached page. */
const counted: Record<PageResult, number> = { hit: 0, miss: 0, bypass: 0 };

const pages = new Counter({
  name: 'page_cache_total',
  help: 'Pages from the cache (hit), rendered although they may be cached (miss), or never cached (bypass).',
  labelNames: ['result'],
  registers: [metricsRegistry],
  collect() {
    for (const result of results) {
      pages.inc({ result }, counted[result]);
      counted[result] = 0;
    }
  },
});

const lastCopies = new Counter({
  name: 'page_last_copies_total',
  help: 'Pages of which the last copy was served, because they could not be rendered.',
  registers: [metricsRegistry],
});

export function observePage(result: PageResult): void {
  counted[result] += 1;
}

export function observeLastCopy(): void {
  lastCopies.inc();
}
