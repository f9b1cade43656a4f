import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let shop: BuiltServer;

beforeAll(async () => {
  database = await testDatabase({ withYear: true });
  shop = await startBuiltServer(database.url);
});
afterAll(async () => {
  await shop.stop();
  await database.close();
});

test('a list that cannot be loaded says so, in both languages, and offers to try again', async () => {
  expect((await fetch(`${shop.url}/shop`)).status).toBe(200);
  await database.owner.query('alter table product_listings rename to lost_listings');

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
