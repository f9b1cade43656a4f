import { expect, type Page, test } from '@playwright/test';
import { alive } from '#tests/support/alive.ts';
import { intercept } from '#tests/support/intercept.ts';
import { once } from '#tests/support/once.ts';
import { openPage } from '#tests/support/open-page.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const mark = (page: Page) => page.evaluate(() => void (document.body.dataset['sameDocument'] = ''));
const expectSameDocument = (page: Page) =>
  expect(page.locator('body')).toHaveAttribute('data-same-document', '');

/** The page waits one, two and four seconds between its tries; the test does not. */
async function expectInTheEnd(page: Page, text: string) {
  await expect(async () => {
    await page.clock.fastForward(4000);
    await expect(heading(page)).toHaveText(text, { timeout: 250 });
  }).toPass({ intervals: [50] });
}

const pages = [
  {
    from: '/en/about',
    link: 'footer a[href$="/shop"]',
    failed: 'There was an error loading products',
    retry: 'Retry',
  },
  {
    from: '/en/shop',
    link: 'main a[href*="/product/"]',
    failed: 'Error loading product information',
    retry: 'Try again',
  },
  {
    from: '/ar/about',
    link: 'footer a[href$="/portfolio"]',
    failed: 'تعذّر تحميل المشروعات.',
    retry: 'إعادة المحاولة',
  },
  {
    from: '/en/portfolio',
    link: 'main a[href*="/portfolio/"]',
    failed: 'Error loading project',
    retry: 'Try again',
  },
];

for (const { from, link, failed, retry } of pages) {
  test(
    `a page that cannot be fetched from ${from} says what is missing and comes when asked again`,
    once,
    async ({ page }) => {
      await page.clock.install();
      let tries = 0;
      const stumble = /\.data(\?|$)/;
      const failing = await intercept(page, stumble, (route) => {
        tries += 1;
        return tries % 2 ? route.abort() : route.fulfill({ status: 500, body: 'no' });
      });
      await openPage(page, from);
      await mark(page);
      // The footer's scripts come with the first interaction.
      await page.mouse.move(1, 1);
      await (await alive(page.locator(link).first())).click();
      await expectInTheEnd(page, failed);
      expect(tries).toBeGreaterThanOrEqual(4);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();

      failing.stop();
      await page.getByRole('link', { name: retry }).click();
      await expect(heading(page)).not.toHaveText(failed);
      await expect(
        page.getByRole('main').locator('img').filter({ visible: true }).first(),
      ).toBeVisible();
      await expectSameDocument(page);
    },
  );
}

test(
  'without a connection the list says so, and comes by itself when there is one',
  once,
  async ({ page, context }) => {
    await openPage(page, '/en/shop');
    await mark(page);
    const room = page.getByRole('main').getByRole('link', { name: /^Bedroom/ });
    await alive(room);
    await context.setOffline(true);
    await room.click();
    await expect(heading(page)).toHaveText('There was an error loading products');
    await expect(page.getByRole('main')).toContainText("We'll keep working with cached data.");
    await context.setOffline(false);
    await expect(heading(page)).toHaveText('Bedroom');
    await expectSameDocument(page);
  },
);
