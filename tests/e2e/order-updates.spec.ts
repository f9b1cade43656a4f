import { expect, type Page, test } from '@playwright/test';
import { wear } from '#tests/support/look.ts';
import { once } from '#tests/support/once.ts';
import { openPage } from '#tests/support/open-page.ts';
import { axe, expectNoSideways } from '#tests/support/page-health.ts';
import { inShop } from '#tests/support/shop-database.ts';
import { buy } from './api-buyer.ts';
import { becomeCustomer, newEmail } from './new-account.ts';
import { placeOldOrder } from './old-order.ts';

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
  const { email } = await becomeCustomer(page);
  const { id } = await placeOldOrder();
  await inShop(
    `update orders set user_id = (select id from auth.users where email = $2) where id = $1`,
    [id, email],
  );
  await openFollowing(page, `/account/track-order/${id}`);
  await expect(latest(page)).toContainText('Placed');
  await confirm(id);
  await expect(latest(page)).toContainText('Confirmed');
  await expectNoSideways(page);
  await axe(page);
});

test(
  "so does a guest's, in Arabic, and the stream is for the link alone",
  once,
  async ({ page, baseURL }) => {
    await wear(page, baseURL!, { locale: 'ar', theme: 'light' });
    const { order, guest_token } = await buy(page, 'qari-reading-table', {
      email: newEmail(),
      locale: 'ar',
    });
    await openFollowing(page, `/track-order?token=${guest_token}`);
    await confirm(order.id);
    await expect(latest(page)).toContainText('تم التأكيد');
    const stranger = await page.request.get(`/order-updates/${order.id}`);
    expect(stranger.status()).toBe(404);
  },
);
