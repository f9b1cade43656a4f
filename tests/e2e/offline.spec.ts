import { expect, test, type Page } from '@playwright/test';
import { once } from '#tests/support/once.ts';
import { openPage, reloadPage } from '#tests/support/open-page.ts';

test.use({ serviceWorkers: 'allow' });

/** The worker is in charge of the pages that are opened from now on. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

const isCached = (page: Page, path: string) =>
  page.evaluate(
    async (wanted) => (await caches.match(wanted, { ignoreVary: true })) !== undefined,
    path,
  );

for (const { prefix, offline } of [
  { prefix: '/en', offline: "You're offline" },
  { prefix: '/ar', offline: 'انقطع الاتصال' },
]) {
  test.describe(`without a connection, under ${prefix}`, once, () => {
    test('a product that was looked at is still there, with its picture', async ({
      page,
      context,
    }) => {
      const path = `${prefix}/product/qalawun-majlis-sofa`;
      await openPage(page, prefix);
      await settle(page);
      await openPage(page, path);
      const name = await page.getByRole('heading', { level: 1 }).textContent();
      await expect.poll(() => isCached(page, path)).toBe(true);
      await context.setOffline(true);
      await reloadPage(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name!);
      const picture = page.locator('main img').first();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    });

    test('another page says that there is no connection, and names those that can be read', async ({
      page,
      context,
    }) => {
      const path = `${prefix}/product/qalawun-majlis-sofa`;
      await openPage(page, prefix);
      await settle(page);
      await openPage(page, path);
      const name = await page.getByRole('heading', { level: 1 }).textContent();
      await expect.poll(() => isCached(page, path)).toBe(true);
      await context.setOffline(true);
      await openPage(page, `${prefix}/terms`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline);
      await page.getByRole('main').getByRole('link', { name: name!, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name!);
    });

    test('nothing private was cached', async ({ page }) => {
      await openPage(page, prefix);
      await settle(page);
      for (const path of ['/cart', '/login', '/checkout']) {
        await openPage(page, prefix + path);
        await page.waitForLoadState('networkidle');
        expect(await isCached(page, prefix + path)).toBe(false);
      }
    });
  });
}

test('the shop can be installed', once, async ({ page, request }) => {
  await openPage(page, '/ar');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await request.get(address!);
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as {
    dir: string;
    start_url: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ dir: 'rtl', start_url: '/ar' });
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});
