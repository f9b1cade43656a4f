import { expect, type Page, test } from '@playwright/test';
import { wear } from '#tests/support/look.ts';
import { openPage } from '#tests/support/open-page.ts';
import { axe, expectNoSideways } from '#tests/support/page-health.ts';
import { inShop } from '#tests/support/shop-database.ts';
import { accessToken, buy } from './api-buyer.ts';
import { becomeCustomer, newEmail } from './new-account.ts';

/** Bought by no other test. */
const piece = 'najma-wall-sconce';

const latest = (page: Page) => page.getByRole('main').locator('.order-expected');

/** Opens a page of an order, and resolves when it follows the order. */
async function openFollowing(page: Page, path: string): Promise<void> {
  const followed = page.waitForResponse(/\/order-updates\//);
  await openPage(page, path);
  expect((await followed).status()).toBe(200);
}

/** As staff do in another process. */
const confirm = (id: string) =>
  inShop(`update orders set status = 'confirmed' where id = $1`, [id]);

test('the page of an order moves by itself when staff change the order', async ({ page }) => {
  const account = await becomeCustomer(page);
  const token = await accessToken(page, account);
  const { order } = await buy(page, piece, { ...account, locale: 'en', token });
  await openFollowing(page, `/account/track-order/${order.id}`);
  await expect(latest(page)).toContainText('Placed');
  await confirm(order.id);
  await expect(latest(page)).toContainText('Confirmed');
  await expectNoSideways(page);
  await axe(page);
});

test("so does a guest's, in Arabic, and the stream is for the link alone", async ({
  page,
  baseURL,
}) => {
  await wear(page, baseURL!, { locale: 'ar', theme: 'light' });
  const { order, guest_token } = await buy(page, piece, { email: newEmail(), locale: 'ar' });
  await openFollowing(page, `/track-order?token=${guest_token}`);
  await confirm(order.id);
  await expect(latest(page)).toContainText('تم التأكيد');
  const stranger = await page.request.get(`/order-updates/${order.id}`);
  expect(stranger.status()).toBe(404);
});
