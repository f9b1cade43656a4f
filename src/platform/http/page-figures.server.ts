import { Counter } from 'prom-client';
import { metricsRegistry } from '../metrics-registry.server.ts';

const pages = new Counter({
  name: 'page_cache_total',
  help: 'Pages from the cache (hit), rendered although they may be cached (miss), or never cached (bypass).',
  labelNames: ['result'],
  registers: [metricsRegistry],
});

const lastCopies = new Counter({
  name: 'page_last_copies_total',
  help: 'Pages of which the last copy was served, because they could not be rendered.',
  registers: [metricsRegistry],
});

export function observePage(result: 'hit' | 'miss' | 'bypass'): void {
  pages.inc({ result });
}

export function observeLastCopy(): void {
  lastCopies.inc();
}
