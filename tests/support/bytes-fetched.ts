import type { Page, Request } from '@playwright/test';

/** Counts bodies as they travel, compressed, by kind of file: those that have come when it is asked. */
export function bytesFetched(page: Page): () => Promise<Record<string, number>> {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  return async () => {
    const sums: Record<string, number> = {};
    for (const request of finished) {
      const kind = request.url().endsWith('.js') ? 'script' : request.resourceType();
      const { responseBodySize } = await request.sizes();
      sums[kind] = (sums[kind] ?? 0) + responseBodySize;
    }
    return sums;
  };
}
