import { once } from 'node:events';
import { join } from 'node:path';
import { startBuiltServer } from '#tests/support/built-server.ts';
import type { RecordedStatement } from './record-queries.ts';
import { uncachedEnvironment } from './environments.ts';

export type PageRecord = { path: string; html: string; statements: RecordedStatement[] };

/**
 * Requests each page from the real server and records its bytes and SQL, so that the references do
 * exactly the same work.
 */
export async function recordPages(databaseUrl: string): Promise<PageRecord[]> {
  const preload = join(import.meta.dirname, 'record-queries.ts');
  const server = await startBuiltServer(databaseUrl, {
    env: uncachedEnvironment,
    nodeFlags: ['--import', preload],
  });
  const recorded = async () => {
    const response = once(server.process, 'message');
    server.process.send('recorded?');
    return ((await response)[0] as { recorded: RecordedStatement[] }).recorded;
  };
  const recordPage = async (path: string): Promise<PageRecord> => {
    // The first visit also fills caches; the second is like every later one.
    await fetchPage(server.url, path);
    await recorded();
    const html = await fetchPage(server.url, path);
    return { path, html, statements: await recorded() };
  };
  try {
    const home = await recordPage('/en');
    const shop = await recordPage('/shop');
    const product = /href="(?:\/en)?(\/product\/[^"?#]+)"/.exec(shop.html)?.[1];
    if (!product) throw new Error('/shop shows no product.');
    return [home, shop, await recordPage(product)];
  } finally {
    await server.stop();
  }
}

async function fetchPage(server: string, path: string): Promise<string> {
  const response = await fetch(server + path);
  if (!response.ok) throw new Error(`${path} answers ${response.status}.`);
  return response.text();
}
