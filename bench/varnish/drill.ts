// npm run drill:varnish: the built shop behind Varnish, with a purge that needs a token.
import pg from 'pg';
import { type BuiltServer, freePort, startBuiltServer } from '#tests/support/built-server.ts';
import { startDemoDatabase } from '#tests/support/demo-database.ts';
import { endDrill, expectThat } from '../ops/drill-report.ts';
import { drillFronts } from './fronts.ts';
import { copyOf, forgedHeaders, honestReaders, type Reader } from './readers.ts';
import { startVarnish } from './start-varnish.ts';

/** A change must be seen through Varnish within this time. */
const maxMilliseconds = 1000;
const slug = 'amir-coffee-table';
const page = `/product/${slug}`;
const token = 'drill-4c1e';

const read = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { headers });
  return { html: await response.text(), cache: response.headers.get('X-Cache') };
};

/** Resolves with the page once it comes from the store of Varnish. */
async function waitForHit(url: string, headers: Record<string, string> = {}): Promise<string> {
  const deadline = performance.now() + 30_000;
  for (;;) {
    const response = await read(url, headers).catch(() => null);
    if (response?.cache === 'hit') return response.html;
    if (performance.now() > deadline) throw new Error(`Varnish does not store ${url}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Signs in with an account of the demo and returns the cookies. */
async function signIn(url: string, name: string): Promise<string> {
  const response = await fetch(`${url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body: new URLSearchParams({ email: `${name}@fustat.example`, password: 'Fustat-demo-2026' }),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!);
  return cookies.filter((cookie) => !cookie.startsWith('flash=')).join('; ');
}

/** Changes the price in the list of products, as staff do; the new price. */
async function changePrice(url: string, cookie: string, row: { id: string; price: string }) {
  const to = Number(row.price) + 1;
  const response = await fetch(`${url}/admin/cells.data`, {
    method: 'POST',
    headers: { origin: url, cookie },
    body: new URLSearchParams({
      list: 'products',
      row: row.id,
      column: 'price',
      from: row.price,
      to: `${to}`,
    }),
  });
  const result = await response.text();
  if (!result.includes('changeSet')) throw new Error(`The price was not changed: ${result}.`);
  return to;
}

/** Milliseconds from the response of the back office until a reader sees the text. */
async function timeUntilSeen(url: string, headers: Record<string, string>, text: string) {
  const changed = performance.now();
  while (!(await read(url, headers)).html.includes(text)) {
    if (performance.now() - changed > 10_000) return Infinity;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return performance.now() - changed;
}

type Product = { id: string; price: string; kind: string };

async function readProduct(databaseUrl: string): Promise<Product> {
  const owner = new pg.Client(databaseUrl);
  await owner.connect();
  try {
    const { rows } = await owner.query<Product>(
      'select id, price::text, kind from products where slug = $1',
      [slug],
    );
    return rows[0]!;
  } finally {
    await owner.end();
  }
}

/** What each reader gets from the store that should be another copy. */
async function findWrongCopies(url: string, readers: readonly Reader[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { title, headers, copy } of readers) {
    const got = JSON.stringify(copyOf(await waitForHit(url, headers)));
    const wanted = JSON.stringify(copy);
    if (got !== wanted) wrong.push(`${title}: ${got} instead of ${wanted}`);
  }
  return wrong;
}

/** Each forged request is the first for its address; the readers come after it. */
async function findPoisonedCopies(url: string, readers: readonly Reader[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const [index, headers] of forgedHeaders.entries()) {
    const address = `${url}${page}?copy=${index}`;
    await read(address, headers);
    const found = await findWrongCopies(address, readers);
    wrong.push(...found.map((each) => `after ${JSON.stringify(headers)}, ${each}`));
  }
  return wrong;
}

const shownPrice = (price: number, locale: 'en' | 'ar'): string =>
  locale === 'ar' ? price.toLocaleString('ar-EG') : `$${price}`;

/** Changes a price; the milliseconds until the last reader sees it, and who sees it too late. */
async function changeAndTime(
  url: string,
  databaseUrl: string,
  { staff, readers }: { staff: string; readers: readonly Reader[] },
) {
  const product = await readProduct(databaseUrl);
  const pages = [page, `${page}.data`, `/shop?kind=${product.kind}`].flatMap((path) =>
    readers.map((reader) => ({ ...reader, path })),
  );
  await Promise.all(pages.map(({ path, headers }) => waitForHit(url + path, headers)));
  const price = await changePrice(url, staff, product);
  const seen = await Promise.all(
    pages.map(async ({ path, title, headers, copy }) => {
      const text = path.endsWith('.data') ? `"${price}.00"` : shownPrice(price, copy.locale);
      return { path, title, time: await timeUntilSeen(url + path, headers, text) };
    }),
  );
  return {
    time: Math.round(Math.max(...seen.map(({ time }) => time))),
    late: seen.flatMap(({ path, title, time }) =>
      time < maxMilliseconds ? [] : [`${title} at ${path}: ${Math.round(time)} ms`],
    ),
  };
}

async function drill(url: string, databaseUrl: string): Promise<void> {
  const readers = honestReaders(`${await signIn(url, 'customer')}; customer=1`);
  for (const path of ['/', '/shop', page]) {
    const wrong = await findWrongCopies(url + path, readers);
    expectThat(`${readers.length} readers of ${path} get their own copies from the store`, wrong);
  }
  expectThat(
    `after ${forgedHeaders.length} kinds of forged requests they still do`,
    await findPoisonedCopies(url, readers),
  );
  const rejected = await fetch(`${url}/purge`, {
    method: 'POST',
    headers: { 'Surrogate-Key': 'page', Authorization: 'Bearer other' },
  });
  expectThat('a purge with another token is rejected', rejected.status === 403);
  const staff = await signIn(url, 'technical');
  const changes: Awaited<ReturnType<typeof changeAndTime>>[] = [];
  for (let round = 0; round < 5; round += 1) {
    changes.push(await changeAndTime(url, databaseUrl, { staff, readers }));
  }
  const times = changes.map(({ time }) => time).join(', ');
  expectThat(
    `a new price is seen by all of them, on its page and in the list, after ${times} ms`,
    changes.flatMap(({ late }) => late),
  );
}

async function main(): Promise<void> {
  const database = await startDemoDatabase();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let shop: BuiltServer | undefined;
  let varnish: { stop(): Promise<void> } | undefined;
  try {
    const env = { PURGE_URL: `${url}/purge`, PURGE_TOKEN: token, PUBLIC_URL: url };
    shop = await startBuiltServer(database.url, { env: { ...env, LOG_LEVEL: 'warn' } });
    varnish = await startVarnish(shop.url, { port, token });
    await waitForHit(url + page);
    await drillFronts({ shop: shop.url, varnish: url });
    await drill(url, database.url);
  } finally {
    await varnish?.stop();
    await shop?.stop();
    await database.stop();
  }
}

// Ctrl-C runs the exit hooks, which stop the database.
process.once('SIGINT', () => process.exit(130));
await main();
endDrill();
