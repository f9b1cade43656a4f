import { expect, type Page, test } from '@playwright/test';
import { alive } from '#tests/support/alive.ts';
import { atOneWidth, once } from '#tests/support/once.ts';
import {
  axe,
  axeInTheDark,
  expectNoSideways,
  noConsoleErrors,
} from '#tests/support/page-health.ts';
import { inShop } from '#tests/support/shop-database.ts';
import { openPage, reloadPage } from '#tests/support/open-page.ts';
import { buyingTexts, count, miniCart, openCart, putInCart } from './buying.ts';
import { becomeCustomer, goodPassword } from './new-account.ts';

const table = 'amir-coffee-table';
const desk = 'diwan-writing-desk';

const announcements = {
  en: {
    option: 'Bottle green · Walnut',
    more: 'One more',
    totals: ['$2,150', '$2,710'],
    remove: 'Remove',
    later: 'Save for later',
    back: 'Move to cart',
    wish: 'Move to wishlist',
    clear: 'Clear cart',
    cleared: 'Your cart is empty now',
    empty: 'Your cart is empty',
  },
  ar: {
    option: 'أخضر زجاجي · خشب الجوز',
    more: 'أكثر بواحدة',
    totals: ['٢٬١٥٠', '٢٬٧١٠'],
    remove: 'حذف',
    later: 'حفظ لوقت لاحق',
    back: 'إعادة إلى السلة',
    wish: 'نقل إلى المفضلة',
    clear: 'إفراغ السلة',
    cleared: 'سلتك فارغة الآن',
    empty: 'سلتك فارغة',
  },
} as const;

const lines = (page: Page) => page.locator('.cart > div .cart-line');
const saved = (page: Page) => page.locator('.cart-saved .cart-line');
const summary = (page: Page) => page.locator('.cart-summary');

for (const locale of ['en', 'ar'] as const) {
  const texts = buyingTexts[locale];
  const own = announcements[locale];

  test(`a visitor fills, weighs and empties a cart under ${texts.prefix} ${atOneWidth(locale)}`, async ({
    page,
  }) => {
    test.slow();
    const expectCalmConsole = noConsoleErrors(page);

    await test.step('the small cart shows what was added', async () => {
      await putInCart(page, desk, texts);
      await expect(miniCart(page).getByRole('heading', { level: 2 })).toHaveText(texts.added);
      await expect(miniCart(page)).toContainText(own.option);
      await axe(page, '#mini-cart');
      await axeInTheDark(page);
      await page.keyboard.press('Escape');
      await expect(miniCart(page)).toBeHidden();
      await putInCart(page, table, texts);
      await miniCart(page).getByRole('link', { name: texts.view }).click();
    });

    await test.step('its page prices it, and keeps what is changed', async () => {
      await expect(lines(page)).toHaveCount(2);
      await expect(summary(page)).toContainText(own.totals[0]);
      // No fee is named before a governorate is chosen.
      const destination = summary(page).getByRole('combobox');
      await expect(destination).toHaveValue('');
      await destination.selectOption('cairo');
      await expect(summary(page)).toContainText(texts.free);
      await lines(page).nth(1).getByRole('button', { name: own.more }).click();
      await expect(summary(page)).toContainText(own.totals[1]);
      await expect(count(page)).toHaveText(/^[3٣]$/);
      const quantity = lines(page).nth(1).getByRole('textbox');
      await quantity.fill('٣');
      await quantity.blur();
      await expect(count(page)).toHaveText(/^[4٤]$/);
      await reloadPage(page);
      await expect(count(page)).toHaveText(/^[4٤]$/);
      await expectNoSideways(page);
      await axe(page);
      await axeInTheDark(page);
    });

    await test.step('pieces can wait, be wished for, and go', async () => {
      await lines(page).first().getByRole('button', { name: own.later }).click();
      await expect(lines(page)).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(saved(page)).toHaveCount(1);
      await axe(page, '.cart-saved');
      await saved(page).getByRole('button', { name: own.back }).click();
      await expect(lines(page)).toHaveCount(2);
      await lines(page).nth(1).getByRole('button', { name: own.wish }).click();
      await expect(lines(page)).toHaveCount(1);
      expect(await page.evaluate(() => localStorage.getItem('wishlist'))).toBeTruthy();
      await page.getByRole('button', { name: own.clear }).click();
      await expect(page.getByText(own.cleared)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.empty);
      await expect(count(page)).toHaveCount(0);
    });
    expectCalmConsole();
  });
}

test.describe('whatever the width, the cart', once, () => {
  const texts = buyingTexts.en;

  test('is the same in every tab and every language', async ({ page, context }) => {
    const other = await context.newPage();
    await openPage(other, '/ar/cart');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(announcements.ar.empty);
    await putInCart(page, table, texts);
    await expect(lines(other)).toContainText('ترابيزة وسط الأمير المثمنة');
    await expect(count(other)).toHaveText('١');
  });

  test('starts empty when the stored cart is damaged', async ({ page }) => {
    const expectCalmConsole = noConsoleErrors(page);
    await openPage(page, '/en/cart');
    await page.evaluate(() => localStorage.setItem('cart', '{"version":1,"lines":[{"id":1}]}'));
    await reloadPage(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(announcements.en.empty);
    await putInCart(page, table, texts);
    await openCart(page, texts);
    expectCalmConsole();
  });

  test('reports when the browser cannot store it', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await openPage(page, `/en/product/${table}`);
    await (await alive(page.getByRole('button', { name: texts.add }).first())).click();
    await expect(page.getByText('Your cart could not be saved')).toBeVisible();
    await expect(count(page)).toHaveText('1');
  });

  test('says for two seconds what was bought at once, where no small cart says it', async ({
    page,
  }) => {
    await page.clock.install({ time: '2026-01-01T10:00:00Z' });
    await openPage(page, `/en/product/${table}`);
    const buy = await alive(page.getByRole('button', { name: 'Buy now' }));
    await page.clock.pauseAt('2026-01-01T11:00:00Z');
    await buy.click();
    const notice = page.getByText('Added to cart', { exact: true });
    await expect(notice).toBeVisible();
    await page.clock.runFor(1900);
    await expect(notice).toBeVisible();
    await page.clock.runFor(200);
    await expect(notice).toBeHidden();
  });

  test('without scripts is a link to its page', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await openPage(page, `/en/product/${table}`);
    await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
    await expect(page).toHaveURL(/\/en\/cart$/);
    await context.close();
  });

  test('takes over what got cheaper or scarce, and asks before anything costs more', async ({
    page,
  }) => {
    const [cheaper, dearer] = ['garagos-water-jars', 'darb-entrance-mirror'];
    const [scarce, gone] = ['lulua-jewel-box', 'noor-alabaster-night-lights'];
    for (const slug of [cheaper, dearer, scarce, gone]) await putInCart(page, slug, texts);
    await openCart(page, texts);
    for (let more = 0; more < 2; more += 1) {
      await lines(page).nth(2).getByRole('button', { name: announcements.en.more }).click();
    }
    await expect(summary(page).locator('.amounts-payable')).toContainText('$707');
    await inShop('update products set price = 100 where slug = $1', [cheaper]);
    await inShop('update products set price = 150 where slug = $1', [dearer]);
    await inShop('update products set quantity = 2 where slug = $1', [scarce]);
    await inShop(`update products set status = 'draft' where slug = $1`, [gone]);
    await reloadPage(page);
    const notice = page.locator('.cart-changes');
    await expect(notice).toContainText('costs less now: $100 instead of $125.');
    await expect(notice).toContainText('costs more now: $150 instead of $140.');
    await expect(notice).toContainText('Only 2 of');
    await expect(notice).toContainText('is no longer available.');
    await axe(page, '.cart-changes');
    await summary(page).getByRole('button', { name: texts.checkout }).click();
    await expect(notice).toBeFocused();
    await notice.getByRole('button', { name: 'Agree to the new price' }).click();
    await expect(lines(page)).toHaveCount(3);
    await expect(saved(page)).toHaveCount(1);
    await expect(summary(page).locator('.amounts-payable')).toContainText('$486');
    await reloadPage(page);
    await expect(summary(page).locator('.amounts-payable')).toContainText('$486');
    await expect(notice).toBeHidden();
    await summary(page).getByRole('link', { name: texts.checkout }).click();
    await expect(page).toHaveURL(/\/checkout$/);
    await inShop(`update products set status = 'published' where slug = $1`, [gone]);
    await inShop('update products set quantity = 28 where slug = $1', [scarce]);
    await inShop('update products set price = 125 where slug = $1', [cheaper]);
    await inShop('update products set price = 140 where slug = $1', [dearer]);
  });

  test('names the available quantity, and a removed line can be restored', async ({ page }) => {
    const jewelBox = 'lulua-jewel-box';
    await putInCart(page, table, texts);
    await putInCart(page, jewelBox, texts);
    await openCart(page, texts);
    const quantity = lines(page).first().getByRole('textbox');
    await quantity.fill('9999');
    await quantity.blur();
    await expect(page.getByText(/^Only \d+ pieces are available/)).toBeVisible();
    await expect(quantity).not.toHaveValue('9999');
    await quantity.fill('2');
    await quantity.press('Enter');
    await expect(count(page)).toHaveText('3');
    await quantity.fill('-4');
    await quantity.press('Enter');
    await expect(lines(page)).toHaveCount(1);
    await expect(page.getByText(/ was removed$/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(lines(page)).toHaveCount(2);
    await expect(lines(page).first().getByRole('textbox')).toHaveValue('2');
  });

  test('does not repeat the answer to the first code when a second one fails', async ({ page }) => {
    await putInCart(page, table, texts);
    await openCart(page, texts);
    const code = page.getByLabel('Coupon code');
    await code.fill('first');
    await page.getByRole('button', { name: 'Apply' }).click();
    const message = page.getByText('You must be logged in to use coupons');
    await expect(message).toBeVisible();
    await page.route('**/cart/prices', (route) => route.fulfill({ status: 500 }));
    await code.fill('second');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(code).toHaveAccessibleDescription('An error occurred while applying the coupon');
    await expect(message).toBeHidden();
  });

  test('stops waiting for prices that never come', async ({ page }) => {
    await putInCart(page, table, texts);
    const { promise: requested, resolve } = Promise.withResolvers<void>();
    await page.route('**/cart/prices', () => resolve());
    await page.clock.install();
    await openCart(page, texts);
    await requested;
    await page.clock.fastForward(20_000);
    await expect(page.getByText('We could not check today’s prices just now.')).toBeVisible();
  });

  test('stores a code until login, and applies a pending coupon in every browser', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const { email } = await becomeCustomer(page);
    await openPage(page, `/en/product/${desk}`);
    await (await alive(page.getByRole('button', { name: texts.add }).first())).click();
    await expect(miniCart(page)).toBeVisible();
    await expect
      .poll(() =>
        inShop(
          'select from carts c join auth.users u on u.id = c.user_id where u.email = $1 and c.basket::text like $2',
          [email, `%${desk}%`],
        ),
      )
      .toHaveLength(1);

    const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
    const other = await context.newPage();
    await putInCart(other, table, texts);
    await openCart(other, texts);
    const code = other.getByLabel('Coupon code');
    await code.fill(' nile50 ');
    await other.getByRole('button', { name: 'Apply' }).click();
    await expect(other.getByText('You must be logged in to use coupons')).toBeVisible();
    await axe(other, '.cart-summary');
    await other.getByRole('link', { name: 'Log in and come back' }).click();
    await other.locator('[name=email]').fill(email);
    await other.locator('[name=password]').fill(goodPassword);
    await other.getByRole('button', { name: 'Login', exact: true }).last().click();
    await expect(other).toHaveURL(/\/en\/cart$/);
    await expect(other.getByText('Your carts are together now')).toBeVisible();
    await expect(lines(other)).toHaveCount(2);
    await expect(other.getByText('Coupon applied successfully!')).toBeVisible();
    await expect(summary(other)).toContainText('Discount (NILE50)');
    await expect(summary(other).locator('.amounts-payable')).toContainText('$2,100');
    await other.getByRole('button', { name: 'Remove the coupon NILE50' }).click();
    await expect(summary(other).locator('.amounts-payable')).toContainText('$2,150');

    for (const [typed, message] of [
      ['nothing', 'Invalid coupon code.'],
      ['LANTERN15', 'This coupon has expired.'],
      ['HARVEST20', 'This coupon is not valid yet. It will be valid from'],
    ] as const) {
      await code.fill(typed);
      await other.getByRole('button', { name: 'Apply' }).click();
      await expect(other.getByText(message)).toBeVisible();
    }
    await context.close();
  });
});
