import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { mailsTo } from '#tests/support/outbox.ts';
import {
  axe,
  axeInTheDark,
  expectNoSideways,
  noConsoleErrors,
} from '#tests/support/page-health.ts';
import { once } from '#tests/support/once.ts';
import { inShop } from '#tests/support/shop-database.ts';
import { openPage, reloadPage } from '#tests/support/open-page.ts';
import { heading, input, main, press } from './main-content.ts';
import { becomeCustomer, goodPassword } from './new-account.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAIAAACDRijCAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAIElEQVQ4jWNYUaFNFcQwatCK0TBaMZqOKkazSAX56QAApnPwkFebzMQAAAAASUVORK5CYII=',
  'base64',
);

async function fillAddress(page: Page): Promise<void> {
  const typed = { label: 'Home', full_name: 'Mona Farid', phone: '٠١٠٠١٢٣٤٥٦٧' };
  const rest = { city: 'Zamalek', street: 'شارع البرازيل', building: '12' };
  for (const [name, value] of Object.entries({ ...typed, ...rest })) {
    await input(page, name).fill(value);
  }
  await input(page, 'governorate').selectOption('cairo');
}

test('addresses are added, corrected, selected and deleted', async ({ page }) => {
  const expectCalmConsole = noConsoleErrors(page);
  await becomeCustomer(page);
  await openPage(page, '/account/addresses');
  await main(page).getByRole('link', { name: 'Add an address' }).click();
  await expect(heading(page)).toHaveText('New address');
  await fillAddress(page);
  await input(page, 'phone').fill('12');
  await press(page, 'Save address');
  await expect(main(page).getByText('The address was not saved')).toBeVisible();
  await expect(main(page).getByText('Please enter an Egyptian phone number')).toBeVisible();
  await expect(input(page, 'phone')).toBeFocused();
  await expect(input(page, 'street')).toHaveValue('شارع البرازيل');
  await axe(page);
  await axeInTheDark(page);
  await input(page, 'phone').fill('٠١٠٠١٢٣٤٥٦٧');
  await press(page, 'Save address');
  await expect(heading(page)).toHaveText('Addresses');
  await expect(main(page).getByText('+201001234567')).toBeVisible();
  await expect(main(page).getByText('Default', { exact: true })).toBeVisible();

  await main(page).getByRole('link', { name: 'Edit Home' }).click();
  await input(page, 'label').fill('House');
  await press(page, 'Save address');
  await main(page).getByRole('button', { name: 'Delete House' }).click();
  await expect(page.getByRole('dialog')).toContainText('Delete this address?');
  await axe(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(main(page).getByText('No address yet')).toBeVisible();
  await expectNoSideways(page);
  expectCalmConsole();
});

test(
  'hearts of a visitor come along, are shared by link, and let go',
  once,
  async ({ page, browser, baseURL }) => {
    test.slow();
    await openPage(page, '/shop');
    const hearts = main(page).getByRole('button', { name: /^Save / });
    await hearts.nth(0).click();
    await hearts.nth(1).click();
    await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await openPage(page, '/wishlist');
    await expect(main(page).locator('.wish')).toHaveCount(2);
    await axe(page);
    await axeInTheDark(page);

    for (const mark of await main(page).getByRole('checkbox').all()) await mark.check();
    await press(page, 'Compare the marked pieces');
    await expect(main(page).getByRole('columnheader')).toHaveCount(2);
    await expect(main(page).getByRole('img', { name: /Drawing to scale/ })).toHaveCount(2);

    await becomeCustomer(page);
    await openPage(page, '/shop');
    await expect(page.getByText('2 pieces you had saved here joined your wishlist')).toBeVisible();
    await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true');
    await openPage(page, '/account/wishlist');
    const wishes = main(page).locator('.wish');
    await expect(wishes).toHaveCount(2);
    await axe(page);

    await press(page, 'Share this list');
    const link = await main(page).getByLabel('Link to your list').inputValue();
    const path = new URL(link).pathname;
    const friend = await (await browser.newContext({ baseURL })).newPage();
    await openPage(friend, path);
    await expect(heading(friend)).toHaveText('Wishlist of Mona');
    await expect(friend.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(main(friend).locator('.wish')).toHaveCount(2);
    await axe(friend);
    await press(page, 'End sharing');
    await expect(main(page).getByLabel('Link to your list')).toBeHidden();
    expect((await openPage(friend, path))?.status()).toBe(404);
    await friend.context().close();

    await wishes
      .nth(0)
      .getByRole('button', { name: /off the list/ })
      .click();
    await expect(wishes).toHaveCount(1);
  },
);

test('a saved piece that costs less says so, and moves to the cart', once, async ({ page }) => {
  const { email } = await becomeCustomer(page);
  await openPage(page, '/product/arousa-bridal-chest');
  const saved = page.waitForResponse((response) => response.request().method() === 'POST');
  await main(page).getByRole('button', { name: 'Add to wishlist' }).click();
  await saved;
  await expect(main(page).getByRole('button', { name: 'On your wishlist' })).toBeVisible();
  // As if it had been saved when it cost more.
  await inShop(
    `update wishlist_items w set saved_price = w.saved_price + 12
     from auth.users u where u.id = w.user_id and u.email = $1`,
    [email],
  );
  await openPage(page, '/account/wishlist');
  await expect(main(page).getByText('−$12 since you saved it')).toBeVisible();
  await press(page, 'Move to cart Arousa Bridal Chest');
  await expect(main(page).getByText('Pieces you save will appear here.')).toBeVisible();
  await openPage(page, '/cart');
  await expect(main(page).getByRole('link', { name: 'Arousa Bridal Chest' }).first()).toBeVisible();
});

test('notices are read, chosen by kind and ended by a link', once, async ({ page }) => {
  const { email } = await becomeCustomer(page);
  await inShop(
    `insert into notifications (user_id, title, title_ar, link_url, created_by)
       select u.id, t, t, '/shop', null from auth.users u, unnest(array['First', 'Second']) t
       where u.email = $1`,
    [email],
  );
  await openPage(page, '/account/notifications');
  await expect(
    main(page).getByText('2 unread notifications').filter({ visible: true }).first(),
  ).toBeVisible();
  await axe(page);
  await axeInTheDark(page);
  await main(page).getByRole('button', { name: 'Mark as read: First' }).click();
  await expect(
    main(page).getByText('1 unread notification').filter({ visible: true }).first(),
  ).toBeVisible();
  await press(page, 'Mark all as read');
  await expect(main(page).getByText('You have read everything.')).toBeVisible();
  await main(page).getByRole('button', { name: 'Delete “First”' }).click();
  await expect(main(page).locator('.notice')).toHaveCount(1);

  const stock = main(page).getByRole('checkbox', { name: 'Back in stock by e-mail' });
  await stock.uncheck();
  await press(page, 'Save choices');
  await expect(main(page).getByText('Your choices are saved.')).toBeVisible();
  await reloadPage(page);
  await expect(stock).not.toBeChecked();
  await expect(
    main(page).getByRole('checkbox', { name: 'Back in stock in the account' }),
  ).toBeChecked();

  // Mail programs post on their own and send no origin (RFC 8058); the token decides.
  const form = { 'List-Unsubscribe': 'One-Click' };
  const forged = await page.request.post('/en/notifications/unsubscribe?token=not-ours', { form });
  expect(forged.status()).toBe(404);
  await openPage(page, '/notifications/unsubscribe?token=not-ours');
  await press(page, 'Stop these e-mails');
  await expect(heading(page)).toHaveText('This link does not work');
});

test('a picture is shown, replaced by initials again, and no drawing', once, async ({ page }) => {
  await becomeCustomer(page);
  await openPage(page, '/account/profile');
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    input(page, 'picture').setInputFiles({ name, mimeType, buffer });
  await choose('me.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await press(page, 'Save picture');
  await expect(
    main(page).getByText('Please upload an image file (JPEG, PNG, etc.)').first(),
  ).toBeVisible();
  await choose('me.png', 'image/png', pixel);
  await press(page, 'Save picture');
  await expect(main(page).getByText('Your profile has been successfully updated.')).toBeVisible();
  const picture = main(page).locator('.account-owner img');
  await expect(picture).toBeVisible();
  const address = (await picture.getAttribute('src'))!;
  const response = await page.request.get(address);
  expect(response.headers()).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  await axe(page);
  await press(page, 'Remove picture');
  await expect(main(page).getByText('Your picture has been removed.')).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});

test(
  'all data of a customer is exported in one file, and deleted with the account',
  once,
  async ({ page }) => {
    const { email } = await becomeCustomer(page);
    await openPage(page, '/account/settings');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main(page).getByRole('link', { name: 'Download my data' }).click(),
    ]);
    const file = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(file).toMatchObject({ account: { email }, profile: { full_name: 'Mona Farid' } });

    await main(page).getByRole('link', { name: 'Delete my account' }).click();
    await expect(input(page, 'password')).toBeVisible();
    await axe(page);
    await axeInTheDark(page);
    await input(page, 'password').fill('not the password');
    await press(page, 'Delete for good');
    await expect(main(page).getByText('Please confirm that you understand.').first()).toBeVisible();
    await input(page, 'password').fill('not the password');
    await main(page).getByRole('checkbox').check();
    await press(page, 'Delete for good');
    await expect(main(page).getByText('The current password is wrong.').first()).toBeVisible();
    await input(page, 'password').fill(goodPassword);
    await main(page).getByRole('checkbox').check();
    await press(page, 'Delete for good');
    await expect(page.getByText('Your account has been deleted')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ template: 'account_deleted' });
    await openPage(page, '/account');
    await expect(heading(page)).toHaveText('Access Denied');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the account is used by forms alone', once, async ({ page }) => {
    await openPage(page, '/shop');
    await main(page)
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/login\?next=%2Fshop$/);
    await becomeCustomer(page);
    await openPage(page, '/shop');
    const heart = main(page)
      .getByRole('button', { name: /^Save / })
      .first();
    // Without scripts the shop shows every customer the same hearts; pressing one again saves it again.
    await heart.click();
    await expect(page).toHaveURL(/\/shop$/);
    await heart.click();
    await expect(page).toHaveURL(/\/shop$/);
    await openPage(page, '/account/wishlist');
    await main(page)
      .getByRole('button', { name: /off the list/ })
      .click();
    await expect(main(page).getByText('Pieces you save will appear here.')).toBeVisible();

    await openPage(page, '/account/addresses/new');
    await fillAddress(page);
    await press(page, 'Save address');
    await expect(main(page).getByText('+201001234567')).toBeVisible();
    await openPage(page, '/account/notifications');
    await main(page).getByRole('checkbox', { name: 'Offers by e-mail' }).uncheck();
    await press(page, 'Save choices');
    await expect(main(page).getByText('Your choices are saved.')).toBeVisible();
  });

  test('a form of a session that has ended says so', once, async ({ page }) => {
    await becomeCustomer(page);
    await openPage(page, '/account/profile');
    await page.context().clearCookies();
    await press(page, 'Save');
    await expect(heading(page)).toHaveText('Access Denied');
    await expect(page.getByText('User not authenticated')).toBeVisible();
  });
});

test('every mail can be looked at in both languages', once, async ({ page }) => {
  await openPage(page, '/_mail');
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
  for (const path of ['/_mail/back_in_stock/en', '/_mail/account_deleted/ar']) {
    expect((await openPage(page, path))?.status()).toBe(200);
    await expect(page.locator('body')).toContainText(path.endsWith('ar') ? 'الفسطاط' : 'Fustat');
  }
  expect((await openPage(page, '/_mail/nothing/en'))?.status()).toBe(404);
});
