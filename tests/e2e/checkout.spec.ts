import { expect, type Page, test } from '@playwright/test';
import { alive } from '#tests/support/alive.ts';
import { chooseLanguage } from '#tests/support/choose-language.ts';
import { intercept } from '#tests/support/intercept.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import { atOneWidth, once } from '#tests/support/once.ts';
import {
  axe,
  axeInTheDark,
  expectNoSideways,
  noConsoleErrors,
} from '#tests/support/page-health.ts';
import { inShop } from '#tests/support/shop-database.ts';
import { openPage, reloadPage } from '#tests/support/open-page.ts';
import { buyingTexts, count, fillAddress, goToReview, miniCart, putInCart } from './buying.ts';
import { becomeCustomer, newEmail } from './new-account.ts';

/** Plenty of them, and no other test counts them. */
const breadBaskets = 'aswan-bread-baskets';
const runner = 'arish-bedside-runner';

const ordersOf = (email: string) =>
  inShop<{ number: string; payable: string; status: string }>(
    'select number, payable, status from orders where email = $1',
    [email],
  );
const stockOf = async (slug: string) => {
  const [row] = await inShop<{ quantity: number }>(
    'select quantity from products where slug = $1',
    [slug],
  );
  return row!.quantity;
};
const notice = (page: Page) => page.locator('.checkout-steps :is(.checkout-notice, .form-notice)');

for (const locale of ['en', 'ar'] as const) {
  const texts = buyingTexts[locale];

  test(`a guest orders in three steps under ${texts.prefix} ${atOneWidth(locale)}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const expectCalmConsole = noConsoleErrors(page);
    const email = newEmail();
    await putInCart(page, breadBaskets, texts);
    await miniCart(page).getByRole('link', { name: texts.checkout }).click();

    await test.step('the first step leads to what is missing', async () => {
      await page.getByRole('button', { name: texts.toDelivery }).click();
      await expect(page.locator('#address-phone')).toBeFocused();
      await expect(page.locator('#address-phone-error')).toHaveText(texts.required);
      await axe(page);
      await axeInTheDark(page);
      await fillAddress(page, { email });
      await page.getByRole('button', { name: texts.toDelivery }).click();
    });

    await test.step('going back, and loading again, keeps everything', async () => {
      await expect(page.locator('#checkout-delivery')).toBeFocused();
      await page.locator('[name=notes]').fill('A narrow staircase');
      await axe(page);
      await axeInTheDark(page);
      await page.goBack();
      await expect(page.locator('#address-street')).toHaveValue('Road 9');
      await page.goForward();
      await reloadPage(page);
      await expect(page.locator('[name=notes]')).toHaveValue('A narrow staircase');
      await page.getByRole('button', { name: texts.toReview }).click();
    });

    await test.step('the last one shows it all, and places it', async () => {
      await expect(page.locator('#checkout-review')).toBeFocused();
      await expect(page.locator('.checkout-steps')).toContainText('A narrow staircase');
      await expectNoSideways(page);
      await axe(page);
      await axeInTheDark(page);
      await page.getByRole('button', { name: texts.placeOrder }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.thanks);
    });

    await test.step('the confirmation is for its owner alone', async () => {
      const [order] = await ordersOf(email);
      await expect(page.locator('.confirmation')).toContainText(order!.number);
      await expect(page.getByRole('main')).toContainText('Road 9');
      await expect(count(page)).toHaveCount(0);
      await expectNoSideways(page);
      await axe(page);
      await axeInTheDark(page);
      await expect(page.getByRole('link', { name: texts.createAccount })).toBeVisible();
      const stranger = await browser.newPage({ baseURL });
      const forged = page.url().replace(/token=./, 'token=X');
      expect((await openPage(stranger, forged))?.status()).toBe(404);
      await stranger.close();
      expect((await mailsTo(email)).map((mail) => mail.locale)).toEqual([locale]);
      await page.getByRole('link', { name: texts.createAccount }).click();
      await expect(page.locator('[name=email]')).toHaveValue(email);
      expect(page.url()).not.toContain(email);
    });
    expectCalmConsole();
  });
}

test('a customer keeps an address in place, uses a coupon once, and follows the order', async ({
  page,
}) => {
  test.slow();
  const { email } = await becomeCustomer(page);
  const texts = buyingTexts.en;
  await putInCart(page, breadBaskets, texts);
  await openPage(page, '/en/checkout');
  await expect(page.locator('#address-full_name')).toHaveValue('Mona Farid');
  await fillAddress(page, { full_name: 'Mona Farid' });
  await page.getByRole('button', { name: texts.toDelivery }).click();
  await expect(page.locator('#checkout-delivery')).toBeFocused();
  const bar = page.locator('.checkout-summary');
  if (!(await bar.getByLabel('Coupon code').isVisible())) await bar.locator('summary').click();
  await bar.getByLabel('Coupon code').fill('welcome10');
  await bar.getByRole('button', { name: 'Apply' }).click();
  await expect(bar.getByText('Coupon applied successfully!')).toBeVisible();
  await axe(page);
  await expect(bar.locator('.amounts-payable')).toContainText('$61.20');
  if ((page.viewportSize()?.width ?? 0) < 1000) await bar.locator('summary').click();
  await page.getByRole('button', { name: texts.toReview }).click();
  await page.getByRole('button', { name: texts.placeOrder }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
  await page.getByRole('link', { name: 'Follow this order' }).click();
  await expect(page).toHaveURL(/\/account\/track-order\//);

  await putInCart(page, breadBaskets, texts);
  await inShop(
    `update addresses set is_default = false
     where user_id = (select id from auth.users where email = $1)`,
    [email],
  );
  await openPage(page, '/en/checkout');
  await page.getByRole('button', { name: texts.toDelivery }).click();
  await expect(notice(page)).toContainText('Address Required');
  await expect(notice(page)).toContainText('Please select a shipping address.');
  await axe(page);
  await page.getByRole('radio').check();
  await page.getByRole('button', { name: texts.toDelivery }).click();
  if (!(await bar.getByLabel('Coupon code').isVisible())) await bar.locator('summary').click();
  await bar.getByLabel('Coupon code').fill('WELCOME10');
  await bar.getByRole('button', { name: 'Apply' }).click();
  await expect(bar.getByText('You have already used this coupon.')).toBeVisible();
});

test.describe('whatever the width, an order', once, () => {
  const texts = buyingTexts.en;

  test('needs something in the cart', async ({ page }) => {
    await openPage(page, '/en/checkout');
    await expect(
      page.getByText('Please add items to your cart before checking out.'),
    ).toBeVisible();
  });

  test('can be placed by keyboard alone, with nothing but the tab and enter keys', async ({
    page,
  }) => {
    test.slow();
    const email = newEmail();
    const press = async (key: string, times = 1) => {
      for (let done = 0; done < times; done += 1) await page.keyboard.press(key);
    };
    await openPage(page, `/en/product/${breadBaskets}`);
    await (await alive(page.getByRole('button', { name: 'Buy now' }))).focus();
    await press('Enter');
    await expect(page.locator('#address-full_name')).toBeVisible();
    const typed = ['01001234567', 'Nour Adel', 'Cai', 'Maadi', 'Road 9', '12', '3', '5', '', email];
    await page.locator('#address-phone').focus();
    for (const text of typed) {
      if (text) await page.keyboard.type(text);
      await press('Tab');
    }
    await expect(page.getByRole('button', { name: texts.toDelivery })).toBeFocused();
    await press('Enter');
    await expect(page.locator('#checkout-delivery')).toBeFocused();
    await press('Tab', 2);
    await press('Enter');
    await expect(page.locator('#checkout-review')).toBeFocused();
    await press('Tab');
    await expect(page.getByRole('button', { name: texts.placeOrder })).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
    expect(await ordersOf(email)).toHaveLength(1);
  });

  test('keeps its words when the language changes in the middle', async ({ page }) => {
    await putInCart(page, breadBaskets, texts);
    await openPage(page, '/en/checkout');
    await fillAddress(page, { email: newEmail() });
    await page.getByRole('button', { name: texts.toDelivery }).click();
    await page.locator('[name=notes]').fill('Ring twice');
    await chooseLanguage(page, 'العربية');
    await expect(page).toHaveURL(/\/ar\/checkout\?step=delivery$/);
    await expect(page.locator('[name=notes]')).toHaveValue('Ring twice');
    await expect(page.locator('.checkout-step-summary')).toContainText('Road 9');
    await expect(page.locator('.checkout-step-summary')).toContainText('القاهرة');
  });

  test('waits for the connection, and counts once however often it is sent', async ({
    page,
    context,
  }) => {
    test.slow();
    const [offline, lost, twice] = [newEmail(), newEmail(), newEmail()];
    await test.step('without a connection it is stored, and sent when the connection is back', async () => {
      await putInCart(page, breadBaskets, texts);
      await goToReview(page, offline, texts);
      await context.setOffline(true);
      await page.getByRole('button', { name: texts.placeOrder }).click();
      await expect(notice(page)).toContainText('Your order is saved');
      await axe(page);
      expect(await ordersOf(offline)).toEqual([]);
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
      expect(await ordersOf(offline)).toHaveLength(1);
    });

    await test.step('an answer that got lost is asked for again, after a reload too', async () => {
      await putInCart(page, breadBaskets, texts);
      await goToReview(page, lost, texts);
      const losing = await intercept(page, '**/checkout/place', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await page.getByRole('button', { name: texts.placeOrder }).click();
      await expect(notice(page)).toContainText('it counts only once');
      expect(await ordersOf(lost)).toHaveLength(1);
      losing.stop();
      await reloadPage(page);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
      expect(await ordersOf(lost)).toHaveLength(1);
    });

    await test.step('pressing twice sends one', async () => {
      await putInCart(page, breadBaskets, texts);
      await goToReview(page, twice, texts);
      let sent = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/checkout/place')) sent += 1;
      });
      await page.getByRole('button', { name: texts.placeOrder }).dblclick();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
      expect(sent).toBe(1);
      expect(await ordersOf(twice)).toHaveLength(1);
    });
  });

  test('keeps the cart in view when the session ends, and is placed after signing in', async ({
    page,
  }) => {
    test.slow();
    const { email, password } = await becomeCustomer(page);
    await putInCart(page, breadBaskets, texts);
    await page.goto('/en/checkout');
    await fillAddress(page, { full_name: 'Mona Farid' });
    await page.getByRole('button', { name: texts.toDelivery }).click();
    await page.getByRole('button', { name: texts.toReview }).click();
    await expect(page.locator('#checkout-review')).toBeFocused();
    await page.context().clearCookies();
    await page.getByRole('button', { name: texts.placeOrder }).click();
    await expect(notice(page)).toContainText('Your session has ended');
    await expect(page.locator('.checkout-steps')).toContainText('Bread');
    expect(await ordersOf(email)).toEqual([]);

    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      notice(page).getByRole('link', { name: 'Login in a new tab' }).click(),
    ]);
    await tab.locator('#email').fill(email);
    await tab.locator('#password').fill(password);
    await (await alive(tab.getByRole('main').getByRole('button', { name: 'Login' }))).click();
    await expect(tab).toHaveURL(/\/checkout\?step=review$/);
    await tab.close();
    await page.getByRole('button', { name: texts.placeOrder }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
    expect(await ordersOf(email)).toHaveLength(1);
  });

  test('is rejected with a next step when price, stock or the shop have changed', async ({
    page,
  }) => {
    test.slow();
    const email = newEmail();
    await putInCart(page, runner, texts);
    await page.keyboard.press('Escape');
    await putInCart(page, runner, texts);
    await goToReview(page, email, texts);
    const placeButton = page.getByRole('button', { name: texts.placeOrder });

    let failures = 0;
    const failing = await intercept(page, '**/checkout/place', (route) => {
      failures += 1;
      return route.fulfill({
        status: 500,
        contentType: 'text/plain',
        body: 'Internal Server Error',
      });
    });
    await placeButton.click();
    await expect(notice(page)).toContainText('Checkout Error');
    await expect(notice(page)).toContainText(
      'There was a problem processing your order. Please try again.',
    );
    await expect(notice(page)).not.toContainText('could not reach');
    await expect(notice(page)).toBeFocused();
    await expect(notice(page).getByRole('link', { name: 'Contact Support' })).toBeVisible();
    await page.reload();
    await expect(notice(page)).toContainText('Send it now');
    expect(failures).toBe(1);
    failing.stop();
    await notice(page).getByRole('button', { name: 'Do not send' }).click();
    // The reloaded page has read the old price; otherwise it would show the new one by itself.
    await expect(page.locator('.checkout-summary .amounts-payable')).toContainText('$330');

    await inShop('update products set price = 170 where slug = $1', [runner]);
    await placeButton.click();
    await expect(notice(page)).toContainText('A price has changed in the meantime');
    await expect(notice(page)).toContainText('$170 instead of $165');
    await axe(page);
    await axeInTheDark(page);
    await notice(page).getByRole('button', { name: 'Agree to the new price' }).click();
    await expect(page.locator('.checkout-summary .amounts-payable')).toContainText('$340');

    await inShop('update products set quantity = 1 where slug = $1', [runner]);
    await placeButton.click();
    await expect(notice(page)).toContainText('Not everything is still available');
    await expect(notice(page)).toContainText(/Only 1 of .+ is left/);
    await axe(page);
    await notice(page).getByRole('button', { name: 'Order what is available' }).click();
    await expect(page.locator('.checkout-summary .amounts-payable')).toContainText('$170');
    await placeButton.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
    expect(await ordersOf(email)).toMatchObject([{ payable: '170.00', status: 'placed' }]);
    expect(await stockOf(runner)).toBe(0);
    await inShop('update products set price = 165, quantity = 9 where slug = $1', [runner]);
  });
});
