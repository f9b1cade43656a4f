import { startBuiltServer } from '#tests/support/built-server.ts';
import { processorTimeOfAll } from '../checkout/processor-time.ts';
import { findPostmaster } from './find-postmaster.ts';
import { printTable, round } from './print-table.ts';

const paths = ['/', '/shop', '/product'] as const;
/** V8 compiles the code of a page during its first hundreds. */
const warmUp = 300;

/** Processor time of a stored and of a rendered page, and its size. */
export async function measureRequests(shopUrl: string, requests: number): Promise<void> {
  const postmaster = await findPostmaster(shopUrl);
  const rows: string[][] = [];
  for (const kind of ['stored', 'rendered'] as const) {
    const shop = await startBuiltServer(shopUrl, {
      env: { LOG_LEVEL: 'silent', PAGE_CACHE: kind === 'stored' ? 'on' : 'off' },
    });
    const times = () => [processorTimeOfAll(shop.process.pid!), processorTimeOfAll(postmaster)];
    try {
      for (const path of paths) {
        const address = `${shop.url}${path === '/product' ? await findProduct(shop.url) : path}`;
        const bytes = await read(address, warmUp);
        const before = times();
        await read(address, requests);
        const spent = times().map((time, index) => (time - before[index]!) / requests);
        // Only stored pages are compressed beforehand.
        const size = kind === 'stored' ? round(bytes / 1_000) : '';
        rows.push([`${path} ${kind}`, ...spent.map(round), size]);
      }
    } finally {
      await shop.stop();
    }
  }
  printTable(
    `Processor time of a page in ms, ${requests} requests each`,
    ['page', 'shop', 'database', 'kB with brotli'],
    rows,
  );
}

async function findProduct(url: string): Promise<string> {
  const page = await (await fetch(`${url}/shop`)).text();
  const path = /href="(\/product\/[^"?]+)"/.exec(page)?.[1];
  if (!path) throw new Error('The list shows no product.');
  return path;
}

/** One after the other; returns the size of the last answer as it was sent. */
async function read(address: string, count: number): Promise<number> {
  let bytes = 0;
  for (let request = 0; request < count; request += 1) {
    const response = await fetch(address, { headers: { 'accept-encoding': 'br' } });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    bytes = Number(response.headers.get('content-length') ?? NaN);
    await response.arrayBuffer();
  }
  return bytes;
}
