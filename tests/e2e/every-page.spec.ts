import { expect, type Page, test } from '@playwright/test';
import { type Look, wear } from '#tests/support/look.ts';
import {
  axe,
  axeInTheDark,
  axeOfEveryRow,
  axeOnlyInTheDark,
  axeWithoutColours,
  expectOneLanguage,
  noConsoleErrors,
  watchLayout,
} from '#tests/support/page-health.ts';
import { openPage } from '#tests/support/open-page.ts';
import { withMotion } from '#tests/support/with-motion.ts';
import { publicRoutes } from './public-routes.ts';

test.use(withMotion);

/** Chosen beforehand, so that the server itself answers in it; the dark one follows on the same page. */
const theme = 'light';

for (const locale of ['en', 'ar'] as const) {
  const look: Look = { locale, theme };
  test.describe(`in ${locale}`, () => {
    for (const [group, routes] of Object.entries(publicRoutes)) {
      test(`${group}: each opens, complains about nothing and is accessible`, async ({
        page,
        baseURL,
        isMobile,
      }) => {
        await wear(page, baseURL!, look);
        const expectGoodPage = await lookingAtPages(page, look, isMobile);
        for (const route of routes) await test.step(route, () => expectGoodPage(route));
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
        isMobile,
      }) => {
        await wear(page, baseURL!, look);
        await openPage(page, list);
        const link = page.getByRole('main').locator(`a[href*="${detail}"]`).first();
        const expectGoodPage = await lookingAtPages(page, look, isMobile);
        await expectGoodPage((await link.getAttribute('href'))!);
      });
    }
  });
}

test('an unknown address says so with status 404, and offers the ways on that the shop promises', async ({
  page,
}) => {
  await openPage(page, '/shop');
  const response = await openPage(page, '/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('Fustat | Page Not Found');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await axe(page);
  await expect(page.getByRole('main')).toContainText(
    "Sorry, we couldn't find the page you're looking for. It might have been moved or no longer exists.",
  );
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('link', { name: 'Browse Products' })).toHaveAttribute(
    'href',
    '/shop',
  );
  await page.getByRole('link', { name: 'Go Back to Previous Page' }).click();
  await expect(page).toHaveURL(/\/shop$/);
});

/** Opens pages one after the other in the same browser and looks at each. */
async function lookingAtPages(page: Page, { locale }: Look, isMobile: boolean) {
  const expectCalmConsole = noConsoleErrors(page);
  const expectStillLayout = await watchLayout(page);
  let isFrameSeen = false;
  return async (path: string): Promise<void> => {
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
    await expectAccessible(page, { locale, isMobile, isFrameSeen });
    isFrameSeen = true;
    await expectStillLayout();
    expectCalmConsole();
  };
}

interface Visit {
  locale: Look['locale'];
  isMobile: boolean;
  isFrameSeen: boolean;
}

/**
 * Colours are the same in both languages, and what a width shows or hides is too: English in both
 * themes on the desktop and in the dark on the phone, Arabic on the phone.
 */
async function expectAccessible(page: Page, { locale, isMobile, isFrameSeen }: Visit) {
  const seen = { isFrameSeen };
  if (isMobile) {
    await (locale === 'en' ? axeOnlyInTheDark(page, 'html', seen) : axeWithoutColours(page, seen));
  } else if (locale === 'en') {
    await axeOfEveryRow(page, seen);
    await axeInTheDark(page, 'html', seen);
  }
}
