import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { seenWithinASecond } from '#tests/support/seen-within.ts';

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

test('a price changed leaves the pages of other products where they are', async () => {
  const [server] = servers as [BuiltServer];
  const own = '/en/product/amir-coffee-table';
  const other = '/en/product/habu-tall-alabaster-lamp';
  const before = await read(server, other);
  await read(server, own);
  await owner.query("update products set price = 2571 where slug = 'amir-coffee-table'");
  await eventually(async () => expect(await read(server, own)).toContain('2,571'));
  // Each rendering carries the moment it was made: what is alike is the same copy.
  expect(await read(server, other)).toBe(before);
});

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
  await Promise.all(Object.values(places).map(seenWithinASecond));
  const after = await Promise.all(others.map((path) => read(server, path)));
  expect(after).toEqual(before);

  await owner.query(`update products set name = 'Zenobia Lamp' where slug = $1`, [slug]);
  const changed = [`/en/product/${slug}`, '/en/search/results?q=Zenobia', '/en/shop?sort=newest'];
  await Promise.all(changed.map((path) => seenWithinASecond(contains(path, 'Zenobia Lamp'))));
});

/** The cookies of a demo account after its first page, which sets the hint of a customer. */
async function signIn(server: BuiltServer, mailbox: string): Promise<string> {
  const email = encodeURIComponent(`${mailbox}@fustat.example`);
  const signedIn = await fetch(`${server.url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: server.url, 'content-type': 'application/x-www-form-urlencoded' },
    body: `email=${email}&password=Fustat-demo-2026`,
  });
  const cookies = new Map<string, string>();
  const first = await fetch(`${server.url}/about`, {
    headers: { cookie: storeCookies(signedIn, cookies) },
  });
  expect(await first.text()).toContain(`${mailbox}@fustat.example`);
  return storeCookies(first, cookies);
}

/** As a browser does: an empty cookie is a removed one. */
function storeCookies(response: Response, cookies: Map<string, string>): string {
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line)!;
    if (value) cookies.set(name, value);
    else cookies.delete(name);
  }
  return [...cookies].map((pair) => pair.join('=')).join('; ');
}

test('customers share one copy of a page, with nothing of any of them', async () => {
  const [server] = servers as [BuiltServer];
  const { rows } = await owner.query<{ email: string; full_name: string }>(
    `select email, full_name from profiles
     where email like '%@fustat.example' or email like 'customer%'`,
  );
  const [one, staff] = [await signIn(server, 'customer'), await signIn(server, 'sales')];
  // Another session, which need not even be valid: the page is made without it.
  const other = 'access=other; refresh=other; customer=1';
  for (const path of ['/en/shop', '/en/shop.data', '/en/product/amir-coffee-table', '/en']) {
    const [first, second] = [await read(server, path, one), await read(server, path, other)];
    expect(second === first, path).toBe(true);
    for (const { email, full_name } of rows) {
      expect(first.includes(email), `${path} ${email}`).toBe(false);
      expect(first.includes(full_name || email), `${path} ${full_name}`).toBe(false);
    }
    expect((await read(server, path)) === first, path).toBe(false);
    // Staff see pages as they are for them.
    expect((await read(server, path, staff)).includes('sales@fustat.example'), path).toBe(true);
  }
  const shop = await read(server, '/en/shop', one);
  const links = [shop, await read(server, '/en/shop')].map((html) =>
    ['/en/account', '/en/login'].filter((path) => html.includes(`href="${path}"`)),
  );
  expect(links).toEqual([['/en/account'], ['/en/login']]);
});

test('what is theirs comes separately and is stored nowhere', async () => {
  const [server] = servers as [BuiltServer];
  const mine = (cookie: string) => fetch(`${server.url}/session/mine`, { headers: { cookie } });
  const own = await mine(await signIn(server, 'customer'));
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  expect(await own.json()).toMatchObject({
    isSignedIn: true,
    viewer: { email: 'customer@fustat.example' },
    badges: { unread: expect.any(Number), wished: expect.any(Array) },
  });
  // A hint without a session is removed.
  const ended = await mine('customer=1; access=other; refresh=other');
  expect(await ended.json()).toEqual({ isSignedIn: false, viewer: null, badges: null });
  expect(ended.headers.getSetCookie().join()).toMatch(/customer=; Max-Age=0/);
});

test.each(['/session/mine', '/cart/beside?ids='])(
  'an account that asks for %s without end is told to wait, and others are served',
  async (path) => {
    const [server] = servers as [BuiltServer];
    const ask = (cookie: string) => fetch(server.url + path, { headers: { cookie } });
    const cookie = await signIn(server, 'customer');
    const other = await signIn(server, 'sales');
    const responses = await Promise.all(Array.from({ length: 400 }, () => ask(cookie)));
    const rejected = responses.filter(({ status }) => status === 429);
    expect(rejected.length).toBeGreaterThan(0);
    expect(rejected[0]!.headers.get('retry-after')).toBe('1');
    expect((await ask(other)).status).toBe(200);
  },
);

test('a page that shows more of a customer is made for each', async () => {
  const [server] = servers as [BuiltServer];
  const cookie = await signIn(server, 'customer');
  for (const path of ['/en/contact', '/en/cart', '/en/account']) {
    const response = await fetch(server.url + path, { headers: { cookie } });
    expect(response.headers.get('cache-control'), path).toBe('private, no-store');
    expect(await response.text(), path).toContain('customer@fustat.example');
  }
});

test('visitors never get the page of another language or theme', async () => {
  const [server] = servers as [BuiltServer];
  expect(await read(server, '/about')).toContain('lang="en"');
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

test('a page from the cache equals the one that was rendered', async () => {
  const [server] = servers as [BuiltServer];
  const ignored = new Set(['date', 'x-request-id', 'content-length', 'etag', 'content-encoding']);
  const visit = async (encoding: string) => {
    const response = await fetch(`${server.url}/en/terms`, {
      headers: { 'Accept-Encoding': encoding },
    });
    const html = await response.text();
    const headers = [...response.headers].filter(([name]) => !ignored.has(name));
    expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    return { html, headers: Object.fromEntries(headers) };
  };
  const made = await visit('identity');
  for (const encoding of ['identity', 'gzip', 'br']) expect(await visit(encoding)).toEqual(made);
});

test('an unusual cookie does not prevent a cached page', async () => {
  const [server] = servers as [BuiltServer];
  for (const cookie of ['a=%E0%A4%A', '=', '%', 'lang=%; ui-theme=%zz', '__proto__=1']) {
    const response = await fetch(`${server.url}/en/partners`, { headers: { cookie } });
    expect(response.status).toBe(200);
  }
});
