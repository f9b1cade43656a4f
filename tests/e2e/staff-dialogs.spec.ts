import { expect, type Page, test } from '@playwright/test';
import { loginAs } from '#tests/support/login.ts';
import { type Look, wear } from '#tests/support/look.ts';
import { atOneWidth } from '#tests/support/once.ts';
import { openPage } from '#tests/support/open-page.ts';
import {
  axe,
  axeInTheDark,
  axeOnlyInTheDark,
  expectNoSideways,
} from '#tests/support/page-health.ts';
import { inShop } from '#tests/support/shop-database.ts';

const idOf = async (query: string): Promise<string> => (await inShop<{ id: string }>(query))[0]!.id;

const order = (status: string) =>
  idOf(`select id from orders where status = '${status}' order by created_at limit 1`);

const campaign = (kind: 'notification' | 'newsletter') =>
  idOf(`select id from notification_campaigns where kind = '${kind}' and status = 'draft' limit 1`);

/** Pages of staff with dialogs, menus and parts that fold; each group is a test of its own. */
const pagesWithDialogs: Record<string, () => Promise<string[]>> = {
  'the game': async () => {
    const prize = await idOf('select id from game_prizes order by created_at, id limit 1');
    const question = await idOf('select id from game_questions order by created_at, id limit 1');
    return [
      `/admin/game/prizes/${prize}`,
      '/admin/game/verification',
      '/admin/game',
      `/admin/game/questions/${question}`,
    ];
  },
  'coupons and campaigns': async () => {
    const coupon = await idOf(
      `select id from coupons where source = 'staff' order by created_at, id limit 1`,
    );
    return [
      '/admin/coupons',
      `/admin/coupons/${coupon}`,
      '/admin/coupons/series',
      '/admin/notifications/schedule',
      `/admin/notifications/${await campaign('notification')}`,
      `/admin/notifications/newsletters/${await campaign('newsletter')}`,
    ];
  },
  orders: async () => {
    const returned = await idOf(
      `select order_id as id from return_requests where status = 'requested' limit 1`,
    );
    const unpaid = await idOf(
      `select id from orders where status = 'delivered' and collected_at is null limit 1`,
    );
    const arriving = await idOf(
      `select order_id as id from return_requests where status = 'approved' limit 1`,
    );
    const refunded = await idOf(
      `select order_id as id from refunds where paid_at is null and return_id is null limit 1`,
    );
    const orders = await Promise.all(['placed', 'confirmed', 'shipped'].map(order));
    return [...orders, returned, unpaid, arriving, refunded].map((id) => `/admin/orders/${id}`);
  },
  'lists and boards': async () => [
    '/admin/media',
    '/admin/orders',
    '/admin/orders/board',
    '/admin/custom-service/board',
  ],
  'people and requests': async () => {
    const customer = await idOf(
      `select p.id from profiles p where p.email = 'customer@fustat.example'`,
    );
    const request = await idOf(
      `select request_id as id from custom_service_images where image_url is not null limit 1`,
    );
    return [`/admin/users/${customer}`, `/admin/custom-service/${request}`];
  },
};

/** Both themes on the desktop. Phones show fewer parts: the dark one is enough. */
const expectGoodLooks = async (page: Page, part?: string): Promise<void> => {
  if (page.viewportSize()!.width < 640) {
    await axeOnlyInTheDark(page, part);
  } else {
    await axe(page, part);
    await axeInTheDark(page, part);
  }
  await expectNoSideways(page);
};

/** Each button of a part that says that it opens a dialog does, and the dialog is accessible. */
async function openEveryDialog(page: Page, part: 'main' | '.admin-bar'): Promise<number> {
  const buttons = page.locator(`${part} [aria-haspopup="dialog"]:visible`);
  const count = await buttons.count();
  for (let index = 0; index < count; index += 1) {
    await buttons.nth(index).click();
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await expectGoodLooks(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
  return count;
}

/** Unfolds panels, columns, filters, moves, corrections and notes, all at once. */
const unfoldEverything = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const each of all) (each as HTMLDetailsElement).open = true;
  });

/** English on the desktop and Arabic on the phone, to save time. */
const lookOf = (isMobile: boolean): Look => ({ locale: isMobile ? 'ar' : 'en', theme: 'light' });

test('palette and shortcuts of staff are accessible', async ({ page, baseURL, isMobile }) => {
  await wear(page, baseURL!, lookOf(isMobile));
  await loginAs(page, 'admin');
  await openPage(page, '/admin');
  expect(await openEveryDialog(page, '.admin-bar')).toBeGreaterThan(0);
});

for (const [group, findPages] of Object.entries(pagesWithDialogs)) {
  test(`every dialog and folded part of ${group} is accessible to staff`, async ({
    page,
    baseURL,
    isMobile,
  }) => {
    test.slow();
    await wear(page, baseURL!, lookOf(isMobile));
    await loginAs(page, 'admin');
    let dialogs = 0;
    for (const path of await findPages()) {
      await test.step(path, async () => {
        await openPage(page, path);
        dialogs += await openEveryDialog(page, 'main');
        await unfoldEverything(page);
        await expectGoodLooks(page);
      });
    }
    // The actions on an account, the removal of a request, giving a coupon and others.
    expect(dialogs).toBeGreaterThan(2);
  });
}

for (const locale of ['en', 'ar'] as const) {
  test(`leaving a changed form asks first, accessibly, in ${locale} ${atOneWidth(locale)}`, async ({
    page,
    baseURL,
    isMobile,
  }) => {
    await wear(page, baseURL!, { locale, theme: 'light' });
    await loginAs(page, 'admin');
    await openPage(page, '/admin/settings/limits');
    await page.getByRole('main').getByRole('textbox').first().fill('7');
    // On phones the bar of the form stands in place of that of the pages.
    const menu = { en: 'Menu', ar: 'القائمة' }[locale];
    if (isMobile) await page.getByRole('button', { name: menu, exact: true }).click();
    await page.locator('a[href="/admin"]:visible').first().click();
    await expect(page.locator('#leave-record')).toBeVisible();
    await expectGoodLooks(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(page.locator('#leave-record')).toBeHidden();
    await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('7');
  });
}
