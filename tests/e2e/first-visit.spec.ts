import { expect, test } from '@playwright/test';
import { bytesFetched } from '#tests/support/bytes-fetched.ts';
import { openPage } from '#tests/support/open-page.ts';
import { once } from '#tests/support/once.ts';
import { withMotion } from '#tests/support/with-motion.ts';

test.use(withMotion);

const kilobyte = 1000;
const scriptBudget = 130 * kilobyte;
const fontBudget = 70 * kilobyte;

const pages = ['/', '/shop', '/product/sohag-dresser'];

for (const prefix of ['', '/ar']) {
  for (const path of pages) {
    test(
      `a first visit of ${prefix}${path} fetches no more than agreed`,
      once,
      async ({ page }) => {
        const fetched = bytesFetched(page);
        await openPage(page, prefix + path);
        await page.waitForLoadState('networkidle');
        const { script = 0, font = 0 } = await fetched();
        expect(script).toBeGreaterThan(0);
        expect(script).toBeLessThanOrEqual(scriptBudget);
        expect(font).toBeLessThanOrEqual(fontBudget);
      },
    );
  }
}

test('scripts are fetched when the page can be seen, and not before', once, async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.css', async (route) => {
    await held;
    await route.continue();
  });
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  const picture = page.waitForRequest(/rooms\/hero/);
  await page.goto('/en', { waitUntil: 'commit' });
  await picture;
  // Without its styles nothing is painted, however long they take.
  expect(scripts).toEqual([]);
  release();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('the messages of a page are fetched together with its scripts', once, async ({ request }) => {
  const page = await (await request.get('/ar/shop')).text();
  expect(page).toMatch(/\["[^\]]*\/assets\/shop-list-/);
  // Those of parts that come later are not.
  const piece = await (await request.get('/ar/product/sohag-dresser')).text();
  expect(piece).not.toContain('/assets/product-details-');
});
