import { expect, type Page, test } from '@playwright/test';
import { type Look, wear } from '#tests/support/look.ts';
import {
  axe,
  axeInTheDark,
  axeWithoutColours,
  expectOneLanguage,
  noConsoleErrors,
  watchLayout,
} from '#tests/support/page-health.ts';
import { openPage } from '#tests/support/open-page.ts';
import { publicRoutes } from './public-routes.ts';

/** Chosen beforehand, so that the server itself answers in it; the dark one follows on the same page. */
const theme = 'light';

for (const locale of ['en', 'ar'] as const) {
  const look: Look = { locale, theme };
  test.describe(`in ${locale}`, () => {
    for (const route of publicRoutes) {
      test(`${route} opens, complains about nothing and is accessible`, async ({
        page,
        baseURL,
      }) => {
        await wear(page, baseURL!, look);
        await expectGoodPage(page, route, look);
      });
    }

    for (const [list, detail] of [
      ['/shop', '/product/'],
      ['/portfolio', '/portfolio/'],
      ['/projects', '/project/'],
    ] as const) {
      test(`the first page that ${list} leads to opens and is accessible`, async ({
        page,
        baseURL,
      }) => {
        await wear(page, baseURL!, look);
        await openPage(page, list);
        const link = page.getByRole('main').locator(`a[href*="${detail}"]`).first();
        await expectGoodPage(page, (await link.getAttribute('href'))!, look);
      });
    }
  });
}

test('an unknown address says so with status 404', async ({ page }) => {
  const response = await openPage(page, '/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await axe(page);
});

async function expectGoodPage(page: Page, path: string, { locale }: Look): Promise<void> {
  const expectCalmConsole = noConsoleErrors(page);
  const expectStillLayout = await watchLayout(page);
  const response = await openPage(page, path);
  // The access-denied page answers 403, everything else 200.
  expect(response?.status()).toBe(path === '/unauthorized' ? 403 : 200);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', locale);
  await expect(html).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
  await expect(html).toHaveAttribute('data-theme', theme);
  await expect(page).toHaveTitle(locale === 'ar' ? /^الفسطاط/ : /^Fustat/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectOneLanguage(page, locale);
  if (locale === 'en') {
    await axe(page);
    await axeInTheDark(page);
  } else {
    await axeWithoutColours(page);
  }
  await expectStillLayout();
  expectCalmConsole();
}
