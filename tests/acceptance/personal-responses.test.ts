import { beforeAll, describe, expect, inject, test } from 'vitest';

const shop = inject('shop');
let cookie: string;

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop + path, { redirect: 'manual', headers });

const signIn = (name = 'customer') =>
  fetch(`${shop}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: shop },
    body: new URLSearchParams({ email: `${name}@fustat.example`, password: 'Fustat-demo-2026' }),
  });

const cookiesOf = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

beforeAll(async () => {
  cookie = cookiesOf(await signIn());
});

describe('what is made for one person is stored nowhere', () => {
  test.each([
    ...['/account', '/account.data', '/account/orders.data', '/shop', '/shop.data', '/cart/kept'],
    ...['/account/settings/my-data', '/no-such-page', '/account/orders/unknown/invoice.pdf'],
  ])('%s of a customer', async (path) => {
    const { headers } = await get(path, { cookie });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('vary')).toMatch(/Cookie.*Accept-Language/);
    expect(headers.has('x-same-for-all')).toBe(false);
  });

  test('a redirect that sets cookies', async () => {
    const { status, headers } = await signIn();
    expect([status, headers.get('cache-control')]).toEqual([302, 'private, no-store']);
  });

  test.each([
    ...['/reset-password', '/signup', '/newsletter/unsubscribe', '/notifications/unsubscribe'],
    ...['/track-order', '/ar/reset-password'],
  ])('%s with a token, which other sites do not learn', async (path) => {
    const { headers } = await get(`${path}?token=abc`);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.has('x-same-for-all')).toBe(false);
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });
});

/** Each rendering contains its time, so equal texts are the same cached copy. */
const copyOf = async (path: string) => (await get(path)).text();

describe('a cached page', () => {
  test('is the same for parameters that change nothing', async () => {
    const plain = await copyOf('/en/about');
    expect(await copyOf('/en/about?invented=1')).toBe(plain);
    expect(await copyOf('/en/about?utm_source=mail&fbclid=2')).toBe(plain);
  });

  test('does not repeat parameters of the visitor for whom it was rendered', async () => {
    await copyOf('/en/partners?invented=<b>');
    expect(await copyOf('/en/partners')).not.toContain('invented');
  });

  test('differs for parameters of its own', async () => {
    const sorted = await copyOf('/en/shop?sort=price-asc&invented=1');
    expect(sorted).not.toBe(await copyOf('/en/shop'));
    expect(await copyOf('/en/shop?sort=price-asc')).toBe(sorted);
  });
});

test('/team names /our-team as its canonical address', async () => {
  expect(await (await get('/en/team')).text()).toMatch(
    /<link rel="canonical" href="[^"]*\/en\/our-team"/,
  );
});

test('a record that was deleted leaves staff in the back office', async () => {
  const staff = cookiesOf(await signIn('sales'));
  const path = '/admin/orders/00000000-0000-4000-8000-000000000000';
  const response = await get(path, { cookie: staff });
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(html).toContain('class="admin-sidebar"');
  expect(html).toContain('It may have been deleted.');
});

describe('the way back from an unknown page works without scripts', () => {
  const backOf = async (referer: string) => {
    const html = await (await get('/en/nothing-here', { referer })).text();
    return /href="([^"]*)"[^>]*>Go Back to Previous Page/.exec(html)?.[1];
  };

  test('to the page of ours that led there', async () => {
    expect(await backOf(`${shop}/ar/shop?sort=newest`)).toBe('/en/shop?sort=newest');
  });

  test('to the home page from elsewhere', async () => {
    expect(await backOf('https://elsewhere.example/shop')).toBe('/en');
  });
});
