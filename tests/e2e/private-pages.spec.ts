import { expect, type Page, test } from '@playwright/test';
import { ordersList } from '#domain/admin/lists/orders-list.ts';
import { loginAs } from '#tests/support/login.ts';
import { type Look, wear } from '#tests/support/look.ts';
import { once } from '#tests/support/once.ts';
import {
  axeOfEveryRow,
  axeOnlyInTheDark,
  axeWithoutColours,
  expectNoSideways,
  noConsoleErrors,
} from '#tests/support/page-health.ts';
import { openPage } from '#tests/support/open-page.ts';
import { changeableWidth } from '#tests/support/widths.ts';

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

/** Every built page of the back office that needs no record; each part is a test of its own. */
const backOffice = {
  'orders, people and works': [
    ...['', '/orders', '/orders/board', '/orders/new', '/users', '/history', '/search'],
    ...['/portfolio', '/portfolio/new', '/projects', '/projects/new'],
    ...['/partners', '/partners/new', '/partners/order', '/custom-service'],
    ...['/custom-service/messages', '/custom-service/board', '/media'],
  ],
  'products and coupons': [
    ...['/products', '/products/reviews', '/products/bench', '/products/new', '/products/stock'],
    ...['/products/terms', '/products/sets', '/products/workshops', '/products/workshops/new'],
    ...['/products/workshops/order', '/coupons', '/coupons/new', '/coupons/series'],
    '/coupons/pending',
  ],
  'texts of pages': [
    ...['/content', '/content/home', '/content/services', '/content/footer'],
    ...['/content/team', '/content/team/new', '/content/careers', '/content/careers/new'],
    ...['/content/careers/applications', '/content/faq', '/content/faq/new', '/content/faq/order'],
    ...['/content/faq/categories/new', '/publish/page/about', '/preview/page/contact'],
    ...[
      '/seo',
      '/seo/home',
      '/seo/findings',
      '/search-words',
      '/search-words/missed',
      '/search-words/new',
    ],
  ],
  'campaigns and the game': [
    ...['/notifications', '/notifications/new', '/notifications/schedule'],
    ...['/notifications/newsletters', '/notifications/newsletters/new'],
    ...['/notifications/categories', '/notifications/categories/new'],
    ...['/notifications/categories/order', '/game', '/game/questions/new'],
    ...['/game/questions/upload', '/game/settings', '/game/prizes', '/game/prizes/new'],
    '/game/verification',
  ],
  'figures and settings': [
    ...['/marketing', '/marketing/sales', '/marketing/coupons', '/marketing/game'],
    ...['/marketing/newsletter', '/marketing/newsletter/subscribers', '/settings'],
    ...[
      '/settings/shop',
      '/settings/opening',
      '/settings/money',
      '/settings/delivery',
      '/settings/limits',
    ],
    ...['/settings/mail', '/settings/jobs', '/settings/system'],
  ],
};

/** The tabs of a list are pages too: their own columns make other cards. */
const orderTabs = Object.values(ordersList.views).map((search) => `/admin/orders?${search}`);

/** Their list stands below a queue or an overview, which is the work of the page. */
const startsWithOtherWork = new Set(
  ['/content', '/products/reviews', '/game/verification'].map((path) => `/admin${path}`),
);

/** The first row of a list, or the text of an empty list, is seen without scrolling. */
async function expectFirstRowInView(page: Page): Promise<void> {
  const list = page.locator('.list-results');
  if ((await list.count()) === 0) return;
  const first = list.locator('tbody tr, .empty-state, h2, p').first();
  const bar = await page.locator('.admin-bottom-bar').boundingBox();
  const box = await first.boundingBox();
  expect(box!.y + box!.height, 'the end of the first row').toBeLessThanOrEqual(bar!.y);
}

/**
 * Each page in both languages, themes and widths: wide in the light, narrow in the dark. Colours and
 * what a width shows are the same in both languages: one width of the Arabic page is enough.
 */
async function expectGoodPages(
  page: Page,
  paths: readonly string[],
  locale: Look['locale'],
): Promise<void> {
  const expectCalmConsole = noConsoleErrors(page);
  const show = await changeableWidth(page);
  for (const [index, path] of paths.entries()) {
    const seen = { isFrameSeen: index > 0 };
    await test.step(path, async () => {
      await show('desktop');
      expect((await openPage(page, path))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectNoSideways(page);
      if (locale === 'en') await axeOfEveryRow(page, seen);
      await show('phone');
      await expectNoSideways(page);
      if (!startsWithOtherWork.has(path)) await expectFirstRowInView(page);
      await (locale === 'en'
        ? axeOnlyInTheDark(page, 'html', seen)
        : axeWithoutColours(page, seen));
    });
  }
  expectCalmConsole();
}

for (const locale of ['en', 'ar'] as const) {
  test.describe(`in ${locale}`, once, () => {
    test.slow();

    test.beforeEach(({ page, baseURL }) => wear(page, baseURL!, { locale, theme: 'light' }));

    test('the account is accessible and complains about nothing', async ({ page }) => {
      await loginAs(page, 'customer');
      await openPage(page, '/account/orders');
      const order = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
      const path = (await order.first().getAttribute('href'))!;
      const pagesOfOrder = [path, `${path}/invoice`, path.replace('orders', 'track-order')];
      await expectGoodPages(page, [...accountPages, ...pagesOfOrder], locale);
    });

    test('every tab of the orders shows its first order without scrolling', async ({ page }) => {
      await loginAs(page, 'sales');
      const show = await changeableWidth(page);
      await show('phone');
      for (const path of orderTabs) {
        await test.step(path, async () => {
          await openPage(page, path);
          await expectFirstRowInView(page);
        });
      }
    });

    for (const [part, paths] of Object.entries(backOffice)) {
      test(`the back office, ${part}, is accessible and complains about nothing`, async ({
        page,
      }) => {
        await loginAs(page, 'admin');
        const addresses = paths.map((path) => `/admin${path}`);
        await expectGoodPages(page, addresses, locale);
      });
    }
  });
}
