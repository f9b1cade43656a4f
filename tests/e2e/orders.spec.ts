import { alive } from '#tests/support/alive.ts';
import { expect, type Page, test } from '@playwright/test';
import { intercept } from '#tests/support/intercept.ts';
import { waitForFormAge } from '#tests/support/form-age.ts';
import { loginAs } from '#tests/support/login.ts';
import { atOneWidth, once } from '#tests/support/once.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import {
  axe,
  axeInTheDark,
  expectNoSideways,
  noConsoleErrors,
} from '#tests/support/page-health.ts';
import { photo } from '#tests/support/pictures.ts';
import { inShop } from '#tests/support/shop-database.ts';
import { openPage } from '#tests/support/open-page.ts';
import { accessToken, buy } from './api-buyer.ts';
import { becomeCustomer, newEmail } from './new-account.ts';

/** Five tests buy two each, order-updates.spec.ts buys two more; the demo has 40. */
const piece = 'qari-reading-table';

const main = (page: Page) => page.getByRole('main');

async function expectGood(page: Page): Promise<void> {
  await expectNoSideways(page);
  await axe(page);
  await axeInTheDark(page);
}

test('a customer sorts orders, follows one from the workshop and takes its invoice along', async ({
  page,
}) => {
  const expectCalmConsole = noConsoleErrors(page);
  await loginAs(page, 'customer');
  await openPage(page, '/account/orders');
  await main(page).getByRole('link', { name: 'Delivered' }).click();
  await expect(page).toHaveURL(/state=delivered/);
  await expect(main(page).locator('.order-row').getByText('In production')).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Under way' }).click();
  const row = main(page).locator('.order-row', { hasText: 'In production' });
  await row.getByRole('link', { name: 'Track this order' }).click();
  // On phones the other pages of the account stay folded.
  await expect(page.locator('.account-fold > summary')).toHaveText('Orders');
  await expect(main(page).getByText(/^Between .+ and .+/)).toBeVisible();
  await expect(main(page).getByRole('img', { name: /walnut for your table/ })).toBeVisible();
  await expect(main(page).getByText('The boards are chosen and on the bench.')).toBeVisible();

  await main(page).getByRole('link', { name: 'See the order' }).click();
  await expect(main(page).getByText(/^Discount .*NILE50/)).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Cancel the order' })).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Ibn Tulun Dining Table' }).click();
  await expect(page).toHaveURL(/\/product\/ibn-tulun-dining-table/);
  await page.goBack();
  await main(page).getByRole('link', { name: 'Invoice' }).click();
  // As the total, and as what was paid or is due.
  await expect(main(page).getByText('$3,690.00').first()).toBeVisible();
  const downloading = page.waitForEvent('download');
  await main(page).getByRole('link', { name: 'Download PDF' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^invoice-\d{6}-\d+-en\.pdf$/);
  expectCalmConsole();
});

test(
  'a piece is ordered again, cancelled in time, and refused politely afterwards',
  once,
  async ({ page }) => {
    const account = await becomeCustomer(page);
    const token = await accessToken(page, account);
    const bought = await buy(page, piece, { ...account, locale: 'en', token });
    const address = `/account/orders/${bought.order.id}`;
    await openPage(page, address);
    const again = await alive(main(page).getByRole('button', { name: 'Order again' }));
    const lost = await intercept(page, '**/again.data*', (route) => route.abort());
    await again.click();
    const notices = page.getByRole('region', { name: 'Notifications' });
    await expect(notices.getByText('Error', { exact: true })).toBeVisible();
    lost.stop();
    await again.click();
    await expect(page.getByText('2 pieces are in your cart').first()).toBeVisible();

    // A page that hears of no change, as with a connection that was lost.
    const late = await page.context().newPage();
    await late.route('**/order-updates/**', (route) => route.abort());
    await openPage(late, address);
    await main(page).getByRole('button', { name: 'Cancel the order' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
    await dialog.getByRole('textbox').fill('Ordered twice');
    await expectGood(page);
    await dialog.getByRole('button', { name: 'Cancel the order' }).click();
    await expect(main(page).getByText('Your order is cancelled')).toBeVisible();
    await expect(main(page).getByText('Cancelled', { exact: true })).toBeVisible();
    expect((await mailsTo(account.email))[0]?.template).toBe('order_cancelled');

    await main(late).getByRole('button', { name: 'Cancel the order' }).first().click();
    await late.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
    await expect(main(late).getByRole('alert')).toContainText(
      'This order can no longer be cancelled',
    );

    await page.context().clearCookies();
    await loginAs(page, 'marketing');
    for (const path of [address, `${address}/invoice`, `${address}/invoice.pdf`]) {
      expect((await page.request.get(path)).status()).toBe(404);
    }
  },
);

test('a delivered piece is sent back with a reason and a photograph', async ({ page }) => {
  const account = await becomeCustomer(page);
  const token = await accessToken(page, account);
  const { order } = await buy(page, piece, { ...account, locale: 'en', token });
  await inShop(
    `with delivered as (
       update orders set status = 'delivered', delivered_at = now() where id = $1 returning id
     )
     insert into order_timeline (order_id, status, actor_kind)
     select id, 'delivered', 'staff' from delivered`,
    [order.id],
  );
  await openPage(page, `/account/orders/${order.id}`);
  await main(page).getByRole('link', { name: 'Return something' }).click();
  await expect(main(page).getByRole('button', { name: 'Send the return request' })).toBeVisible();
  await expectGood(page);
  await main(page).getByRole('button', { name: 'Send the return request' }).click();
  await expect(main(page).getByRole('alert')).toContainText('Please choose how many pieces');
  await main(page).getByLabel('How many?').selectOption('1');
  await main(page).getByLabel('Reason').selectOption('defective');
  await main(page).getByLabel('What should we know?').fill('A crack in the handle.');
  await main(page)
    .getByLabel('Photographs')
    .setInputFiles(await photo('crack.jpg'));
  await main(page).getByRole('button', { name: 'Send the return request' }).click();
  await expect(main(page).getByText('We have your return request')).toBeVisible();
  await expect(main(page).getByText('Requested', { exact: true })).toBeVisible();
  const picture = main(page).getByRole('img', { name: 'Your photograph 1' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320);
  await expectGood(page);
  const source = (await picture.getAttribute('src'))!;
  await page.context().clearCookies();
  expect((await page.request.get(source)).status()).toBe(404);
});

const guestTexts = {
  en: {
    ...{ number: 'Order number', phone: 'Phone', find: 'Show my order' },
    ...{ start: 'Return something', howMany: 'How many?', reason: 'Reason' },
    ...{ photos: 'Photographs', send: 'Send the return request' },
    ...{ sent: 'We have your return request', photo: 'Your photograph 1' },
    invoice: /Invoice/,
  },
  ar: {
    ...{ number: 'رقم الطلب', phone: 'رقم الهاتف', find: 'عرض طلبي' },
    ...{ start: 'إرجاع قطعة', howMany: 'كم قطعة؟', reason: 'السبب' },
    ...{ photos: 'صور', send: 'إرسال طلب الإرجاع' },
    ...{ sent: 'وصلنا طلب الإرجاع', photo: 'صورتك ١' },
    invoice: /الفاتورة/,
  },
} as const;

for (const locale of ['en', 'ar'] as const) {
  test(`a guest finds a delivered order by number and phone and returns a piece, in ${locale} ${atOneWidth(locale)}`, async ({
    page,
  }) => {
    const labels = guestTexts[locale];
    const { order } = await buy(page, piece, { email: newEmail(), locale });
    const [{ phone }] = (await inShop<{ phone: string }>(
      `with delivered as (
         update orders set status = 'delivered', delivered_at = now() where id = $1
         returning id, phone
       ), entry as (
         insert into order_timeline (order_id, status, actor_kind)
         select id, 'delivered', 'staff' from delivered
       )
       select phone from delivered`,
      [order.id],
    )) as [{ phone: string }];
    await openPage(page, `/${locale}/track-order`);
    await main(page).getByLabel(labels.number).fill(order.number);
    await main(page).getByLabel(labels.phone).fill(phone);
    await waitForFormAge(page);
    await main(page).getByRole('button', { name: labels.find }).click();
    await main(page).getByRole('link', { name: labels.start }).click();
    await expect(main(page).getByRole('button', { name: labels.send })).toBeVisible();
    await expectGood(page);
    await main(page).getByLabel(labels.howMany).selectOption('1');
    await main(page).getByLabel(labels.reason).selectOption('defective');
    await main(page)
      .getByLabel(labels.photos)
      .setInputFiles(await photo('crack.jpg'));
    await main(page).getByRole('button', { name: labels.send }).click();
    await expect(main(page).getByText(labels.sent)).toBeVisible();
    const picture = main(page).getByRole('img', { name: labels.photo });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBe(320);
    await expectGood(page);
    // Its photo is for the holder of the link.
    const source = new URL((await picture.getAttribute('src'))!, page.url());
    source.search = '';
    expect((await page.request.get(source.href)).status()).toBe(404);
    const invoice = await main(page)
      .getByRole('link', { name: labels.invoice })
      .getAttribute('href');
    const paper = await page.request.get(invoice!);
    expect(paper.headers()['content-type']).toBe('application/pdf');
    expect((await page.request.get(invoice!.split('?')[0]!)).status()).toBe(404);
  });
}

test(`a guest follows an order in Arabic by the link of its letter, and cancels it ${atOneWidth('ar')}`, async ({
  page,
}) => {
  const expectCalmConsole = noConsoleErrors(page);
  const { order, guest_token } = await buy(page, piece, {
    email: newEmail(),
    locale: 'ar',
  });
  await openPage(page, `/ar/track-order?token=${guest_token}`);
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText(order.number);
  await expect(main(page).getByText('تم الطلب').first()).toBeVisible();
  await expectGood(page);
  await main(page).getByRole('button', { name: 'إلغاء الطلب' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'إلغاء الطلب' }).click();
  await expect(main(page).getByText('أُلغي طلبك')).toBeVisible();
  expectCalmConsole();
  const forged = `${guest_token!.slice(0, -2)}xx`;
  expect((await page.request.get(`/track-order?token=${forged}`)).status()).toBe(404);
});
