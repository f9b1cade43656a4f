import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let owner: pg.Client;
let servers: BuiltServer[];

const read = async (server: BuiltServer, path: string, cookie = '') =>
  (await fetch(server.url + path, { headers: { cookie } })).text();

beforeAll(async () => {
  database = await testDatabase({ withYear: true });
  owner = new pg.Client(database.url);
  await owner.connect();
  await owner.query('set role service_role');
  servers = [await startBuiltServer(database.url), await startBuiltServer(database.url)];
});

afterAll(async () => {
  for (const server of servers) await server.stop();
  await owner.end();
  await database.close();
});

test('a name changed in the database is on the page of every process', async () => {
  const { rows } = await owner.query<{ slug: string }>(
    "select slug from products where status = 'published' order by slug limit 1",
  );
  const path = `/product/${rows[0]!.slug}`;
  for (const server of servers) expect(await read(server, path)).not.toContain('The Walnut Throne');

  await owner.query("update products set name = 'The Walnut Throne' where slug = $1", [
    rows[0]!.slug,
  ]);
  // The notice travels beside the commit, not inside it.
  await eventually(async () => {
    for (const server of servers) expect(await read(server, path)).toContain('The Walnut Throne');
  });
});

test('a product withdrawn is gone from the next page', async () => {
  const [server] = servers as [BuiltServer];
  const { rows } = await owner.query<{ slug: string }>(
    "select slug from products where status = 'published' order by slug desc limit 1",
  );
  const path = `/product/${rows[0]!.slug}`;
  expect((await fetch(server.url + path)).status).toBe(200);
  await owner.query("update products set status = 'draft' where slug = $1", [rows[0]!.slug]);
  await eventually(async () => expect((await fetch(server.url + path)).status).toBe(404));
});

/** Each rendering carries the moment it was made: what is alike but for the nonces is the same copy. */
const copyOf = (html: string) => html.replaceAll(/nonce="[^"]*"/g, '');

test('a price changed leaves the pages of other products where they are', async () => {
  const [server] = servers as [BuiltServer];
  const own = '/en/product/amir-coffee-table';
  const other = '/en/product/habu-tall-alabaster-lamp';
  const before = await read(server, other);
  await read(server, own);
  await owner.query("update products set price = 2571 where slug = 'amir-coffee-table'");
  await eventually(async () => expect(await read(server, own)).toContain('2,571'));
  expect(copyOf(await read(server, other))).toBe(copyOf(before));
});

/** A request that begins more than a second after the change must see it. */
async function seenWithinASecond(changed: number, isSeen: () => Promise<boolean>): Promise<void> {
  for (;;) {
    const requested = performance.now();
    if (await isSeen()) return;
    expect(requested - changed).toBeLessThan(1000);
  }
}

test('what is published is everywhere within a second, and other pages stay', async () => {
  const [server] = servers as [BuiltServer];
  const slug = 'siwa-salt-lamp-of-the-test';
  const { rows } = await owner.query<{ id: string }>(
    `insert into products (name, slug, sku, category, kind, price, status)
     values ('Zenobia Lantern', $1, $1, 'office', 'lamp', 90, 'draft') returning id`,
    [slug],
  );
  await owner.query(
    `insert into product_images (product_id, image_url, is_primary, width, height)
     select $1, image_url, true, width, height from product_images where width is not null limit 1`,
    [rows[0]!.id],
  );
  const contains = (path: string, text: string) => async () =>
    (await read(server, path)).includes(text);
  const card = async () => {
    const address = `${server.url}/en/sharing/product/${slug}.jpg`;
    return (await fetch(address, { redirect: 'manual' })).status === 200;
  };
  const places = {
    'kept page': contains(`/en/product/${slug}`, 'Zenobia Lantern'),
    search: contains('/en/search/results?q=Zenobia', 'Zenobia Lantern'),
    listing: contains('/en/shop?sort=newest', 'Zenobia Lantern'),
    sitemap: contains('/sitemaps/products-1.xml', slug),
    'sharing card': card,
  };
  for (const [place, isSeen] of Object.entries(places)) expect(await isSeen(), place).toBe(false);
  const others = ['/en/about', '/en/partners', '/en/faq', '/en/product/habu-tall-alabaster-lamp'];
  const before = await Promise.all(others.map((path) => read(server, path)));

  await owner.query(`update products set status = 'published' where slug = $1`, [slug]);
  const published = performance.now();
  await Promise.all(Object.values(places).map((isSeen) => seenWithinASecond(published, isSeen)));
  const after = await Promise.all(others.map((path) => read(server, path)));
  expect(after.map(copyOf)).toEqual(before.map(copyOf));

  await owner.query(`update products set name = 'Zenobia Lamp' where slug = $1`, [slug]);
  const renamed = performance.now();
  const changed = [`/en/product/${slug}`, '/en/search/results?q=Zenobia', '/en/shop?sort=newest'];
  await Promise.all(
    changed.map((path) => seenWithinASecond(renamed, contains(path, 'Zenobia Lamp'))),
  );
});

test('visitors never get the page of a customer, another language or theme', async () => {
  const [server] = servers as [BuiltServer];
  const response = await fetch(`${server.url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: server.url, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=customer%40fustat.example&password=Fustat-demo-2026',
  });
  const session = response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  const visitor = await read(server, '/about');
  expect(await read(server, '/about', session)).toContain('customer@fustat.example');
  expect(await read(server, '/about')).not.toContain('customer@fustat.example');
  expect(visitor).toContain('lang="en"');
  expect(await read(server, '/about', 'lang=ar')).toContain('lang="ar"');
  expect(await read(server, '/about', 'ui-theme=dark')).toContain('data-theme="dark"');
  expect(await read(server, '/about')).toContain('data-theme="light"');
});

test('the game that one device plays is shown to no other', async () => {
  const [server] = servers as [BuiltServer];
  const started = await fetch(`${server.url}/game/play`, {
    method: 'POST',
    headers: { origin: server.url },
    body: new URLSearchParams({ move: 'start' }),
    redirect: 'manual',
  });
  const device = started.headers.getSetCookie()[0]!.split(';')[0]!;
  expect(await read(server, '/game', device)).toContain('name="questionId"');
  expect(await read(server, '/game')).not.toContain('name="questionId"');
  expect(await read(server, '/game', device)).toContain('name="questionId"');
});

test('a cached page equals a rendered one, with a nonce of its own', async () => {
  const [server] = servers as [BuiltServer];
  const path = '/en/partners';
  const ignored = new Set(['date', 'x-request-id', 'content-security-policy', 'content-length']);
  const visit = async (encoding: string) => {
    const response = await fetch(server.url + path, { headers: { 'Accept-Encoding': encoding } });
    const html = await response.text();
    const headers = Object.fromEntries(response.headers);
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(headers['content-security-policy']!)!;
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(html.match(/nonce="([^"]*)"/g)?.every((each) => each === `nonce="${nonce}"`)).toBe(true);
    return {
      nonce,
      html: copyOf(html),
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !ignored.has(name))),
    };
  };
  const made = await visit('identity');
  const plain = await visit('identity');
  const { 'content-encoding': encoding, ...packed } = (await visit('gzip')).headers;
  expect(encoding).toBe('gzip');
  expect(plain.headers).toEqual(made.headers);
  expect(packed).toEqual(made.headers);
  expect(plain.html).toBe(made.html);
  expect((await visit('br, gzip;q=0.5')).html).toBe(made.html);
  expect(plain.nonce).not.toBe(made.nonce);
});

test('an unusual cookie does not prevent a cached page', async () => {
  const [server] = servers as [BuiltServer];
  for (const cookie of ['a=%E0%A4%A', '=', '%', 'lang=%; ui-theme=%zz', '__proto__=1']) {
    const response = await fetch(`${server.url}/en/partners`, { headers: { cookie } });
    expect(response.status).toBe(200);
  }
});
