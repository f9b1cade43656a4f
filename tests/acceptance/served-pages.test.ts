import { expect, inject, test } from 'vitest';

const shop = inject('shop');
const get = (path: string) => fetch(shop + path, { redirect: 'manual' });
const htmlOf = async (path: string) => (await fetch(shop + path)).text();
const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];

/** The address of the first link in the head with this attribute. */
const linked = (html: string, attribute: string) => {
  const links = html.match(/<link[^>]*>/g) ?? [];
  return /href="([^"]*)"/.exec(links.find((link) => link.includes(attribute)) ?? '')?.[1];
};

test('search engines read the languages of a page', async () => {
  const html = await htmlOf('/ar/shop');
  const origin = new URL(shop).origin;
  expect(linked(html, 'rel="canonical"')).toBe(`${origin}/ar/shop`);
  expect(linked(html, 'hrefLang="en"')).toBe(`${origin}/en/shop`);
  expect(linked(html, 'hrefLang="x-default"')).toBe(`${origin}/shop`);
});

test('search engines read product, offers, rating and breadcrumbs', async () => {
  const html = await htmlOf('/en/product/diwan-writing-desk');
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
  const [product, crumbs] = JSON.parse(json!) as [Record<string, unknown>, { '@type': string }];
  expect(product).toMatchObject({
    '@type': 'Product',
    sku: expect.stringMatching(/^OF-DSK/) as string,
    productID: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    aggregateRating: { '@type': 'AggregateRating' },
  });
  const offers = product['offers'] as { availability: string; url: string }[];
  expect(offers).toHaveLength(5);
  expect(offers.filter(({ availability }) => availability.endsWith('/OutOfStock'))).toHaveLength(1);
  expect(offers[0]!.url).toContain(
    '/product/diwan-writing-desk?color=bottle_green&material=walnut',
  );
  expect(crumbs['@type']).toBe('BreadcrumbList');
});

test.each([
  ['/home', '/'],
  ['/start-game', '/game'],
  ['/ar/account', '/ar/unauthorized?next=%2Faccount'],
])('%s leads to %s', async (path, target) => {
  const response = await get(path);
  expect([301, 302, 308]).toContain(response.status);
  const { pathname, search } = new URL(response.headers.get('location')!, shop);
  expect(pathname + search).toBe(target);
});

test('the page that denies access keeps the language of the address', async () => {
  expect(headingOf(await htmlOf('/ar/account'))).toBe('الدخول غير مسموح به');
});

test('the game has neither header nor footer', async () => {
  const shell = /<(header|footer) class="site-/;
  expect(await htmlOf('/about')).toMatch(shell);
  const html = await htmlOf('/game');
  expect(html).toContain('<h1');
  expect(html).not.toMatch(shell);
});

test.each([
  '/portfolio/nothing',
  '/portfolio/00000000-0000-4000-8000-000000000000',
  '/project/nothing',
])('%s is not found', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(headingOf(await response.text())).toBe('Page Not Found');
});

test('the fees of all governorates are listed', async () => {
  const html = await htmlOf('/en/shipping-info');
  const table = /<table[\s\S]*?<\/table>/.exec(html)?.[0] ?? '';
  expect(table).toContain('Delivery fees by governorate');
  const rows = table.match(/<tr[\s\S]*?<\/tr>/g) ?? [];
  expect(rows).toHaveLength(28);
  expect(rows.find((row) => row.includes('Cairo'))).toContain('Free');
  expect(rows.find((row) => row.includes('Aswan'))).toContain('$55');
});
