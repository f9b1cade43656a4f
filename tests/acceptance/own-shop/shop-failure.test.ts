import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DemoShop, startDemoShop } from '#tests/support/demo-shop.ts';

let shop: DemoShop;

beforeAll(async () => {
  shop = await startDemoShop();
});
afterAll(() => shop.stop());

test('a list that cannot be loaded says so, in both languages, and offers to try again', async () => {
  expect((await fetch(`${shop.url}/shop`)).status).toBe(200);
  const owner = new pg.Client(shop.databaseUrl);
  await owner.connect();
  await owner.query('alter table product_listings rename to lost_listings');
  await owner.end();

  for (const [path, text, retry] of [
    ['/en/shop?colour=sand', 'There was an error loading products', 'Retry'],
    ['/ar/shop?colour=sand', 'حدث خطأ أثناء تحميل المنتجات', 'إعادة المحاولة'],
  ] as const) {
    const response = await fetch(shop.url + path);
    expect(response.status).toBe(500);
    const page = await response.text();
    expect(page).toContain(text);
    expect(page).toMatch(new RegExp(`<a[^>]+href="${path.replace('?', '\\?')}"[^>]*>${retry}`));
  }
});
