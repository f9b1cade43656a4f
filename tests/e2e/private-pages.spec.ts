import { expect, type Page, test } from '@playwright/test';
import { loginAs } from '#tests/support/login.ts';
import { type Look, wear } from '#tests/support/look.ts';
import {
  axe,
  axeWithoutColours,
  expectNoSideways,
  noConsoleErrors,
} from '#tests/support/page-health.ts';
import { openPage } from '#tests/support/open-page.ts';

const accountPages = [
  ...['', '/orders', '/wishlist', '/rewards', '/addresses', '/payment'],
  ...[
    '/notifications',
    '/settings',
    '/profile',
    '/security',
    '/addresses/new',
    '/settings/delete-account',
  ],
].map((path) => `/account${path}`);

/** Every built page of the back office that needs no record. */
const backOffice = [
  ...['', '/orders', '/orders/board', '/orders/new', '/users', '/history', '/search'],
  ...['/portfolio', '/portfolio/new', '/projects', '/projects/new'],
  ...['/partners', '/partners/new', '/partners/order', '/content/team', '/content/team/new'],
  ...['/content/careers', '/content/careers/new', '/content/careers/applications'],
  ...['/content/faq', '/content/faq/new', '/content/faq/order', '/content/faq/categories/new'],
  ...[
    '/products',
    '/products/reviews',
    '/products/bench',
    '/products/new',
    '/products/stock',
    '/products/terms',
    '/products/sets',
    '/products/workshops',
    '/products/workshops/new',
    '/products/workshops/order',
    '/coupons',
    '/coupons/new',
    '/coupons/series',
    '/coupons/pending',
    '/content',
    '/content/home',
    '/content/services',
    '/content/footer',
    '/publish/page/about',
    '/preview/page/contact',
  ],
  ...['/notifications', '/notifications/new', '/notifications/schedule'],
  ...['/notifications/newsletters', '/notifications/newsletters/new'],
  ...['/notifications/categories', '/notifications/categories/new'],
  '/notifications/categories/order',
  ...['/seo', '/seo/home', '/seo/findings'],
  ...['', '/sales', '/coupons', '/game', '/newsletter', '/newsletter/subscribers'].map(
    (path) => `/marketing${path}`,
  ),
  ...['/game', '/game/questions/new', '/game/questions/upload', '/game/settings'],
  ...['/game/prizes', '/game/prizes/new', '/game/verification'],
  ...['/media'],
  ...['/custom-service', '/custom-service/messages'],
  '/custom-service/board',
  ...['', '/shop', '/money', '/delivery', '/limits', '/mail', '/jobs', '/system'].map(
    (path) => `/settings${path}`,
  ),
].map((path) => `/admin${path}`);

async function expectGoodPages(
  page: Page,
  paths: readonly string[],
  locale: Look['locale'],
): Promise<void> {
  const expectCalmConsole = noConsoleErrors(page);
  for (const path of paths) {
    await test.step(path, async () => {
      expect((await openPage(page, path))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectNoSideways(page);
      await (locale === 'en' ? axe(page) : axeWithoutColours(page));
    });
  }
  expectCalmConsole();
}

/** Each page in both languages, themes and widths; every pair of these once. */
const themeOf = (locale: Look['locale'], isMobile: boolean) =>
  (locale === 'en') === isMobile ? 'dark' : 'light';

for (const locale of ['en', 'ar'] as const) {
  test.describe(`in ${locale}`, () => {
    test.slow();

    test('the account is accessible and complains about nothing', async ({
      page,
      baseURL,
      isMobile,
    }) => {
      await wear(page, baseURL!, { locale, theme: themeOf(locale, isMobile) });
      await loginAs(page, 'customer');
      await openPage(page, '/account/orders');
      const order = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
      const path = (await order.first().getAttribute('href'))!;
      const pagesOfOrder = [path, `${path}/invoice`, path.replace('orders', 'track-order')];
      await expectGoodPages(page, [...accountPages, ...pagesOfOrder], locale);
    });

    test('the back office is accessible and complains about nothing', async ({
      page,
      baseURL,
      isMobile,
    }) => {
      await wear(page, baseURL!, { locale, theme: themeOf(locale, isMobile) });
      await loginAs(page, 'admin');
      await expectGoodPages(page, backOffice, locale);
    });
  });
}
