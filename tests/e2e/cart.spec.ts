import { expect, type Page, test } from '@playwright/test';
import { alive } from '#tests/support/alive.ts';
import { axe, noConsoleErrors } from '#tests/support/page-health.ts';

const table = 'amir-coffee-table';
const desk = 'diwan-writing-desk';

const languages = [
  {
    prefix: '/en',
    add: 'Add to cart',
    added: 'Added to cart',
    table: 'Amir Octagonal Coffee Table',
    option: 'Bottle green · Walnut',
    empty: 'Your cart is empty',
    cleared: 'Your cart is empty now',
    notSaved: 'Your cart could not be saved',
    more: 'One more',
    less: 'One less',
    remove: 'Remove',
    clear: 'Clear cart',
    total: '$560',
    totals: ['$2,150', '$2,710'],
    shop: 'Browse the shop',
  },
  {
    prefix: '/ar',
    add: 'أضف إلى السلة',
    added: 'أُضيفت إلى السلة',
    table: 'ترابيزة وسط الأمير المثمنة',
    option: 'أخضر زجاجي · خشب الجوز',
    empty: 'سلتك فارغة',
    cleared: 'سلتك فارغة الآن',
    notSaved: 'تعذر حفظ سلتك',
    more: 'أكثر بواحدة',
    less: 'أقل بواحدة',
    remove: 'احذف',
    clear: 'أفرغ السلة',
    total: '٥٦٠',
    totals: ['٢٬١٥٠', '٢٬٧١٠'],
    shop: 'تصفح المتجر',
  },
] as const;

const count = (page: Page) => page.getByRole('banner').locator('.cart-count');

for (const words of languages) {
  const { prefix } = words;
  const add = async (page: Page, slug: string) => {
    await page.goto(`${prefix}/product/${slug}`);
    await (await alive(page.getByRole('button', { name: words.add }))).click();
    await expect(page.getByText(words.added, { exact: true }).last()).toBeVisible();
  };
  const openCart = async (page: Page) => {
    await page.goto(`${prefix}/cart`);
    await expect(page.locator('.cart-line').first()).toBeVisible();
  };

  test.describe(`the cart under ${prefix}`, () => {
    test('holds what was chosen, counts it, and lets it be changed', async ({ page }) => {
      const expectCalmConsole = noConsoleErrors(page);
      await add(page, desk);
      await add(page, table);
      await expect(count(page)).toHaveText(/^[2٢]$/);
      await openCart(page);
      const lines = page.locator('.cart-line');
      await expect(lines).toHaveCount(2);
      await expect(lines.first()).toContainText(words.option);
      const summary = page.locator('.cart-summary');
      await expect(summary).toContainText(words.totals[0]);
      await lines.nth(1).getByRole('button', { name: words.more }).click();
      await expect(summary).toContainText(words.totals[1]);
      await expect(count(page)).toHaveText(/^[3٣]$/);
      await page.reload();
      await expect(summary).toContainText(words.totals[1]);
      expectCalmConsole();
    });

    test('lets a piece go by removing it, or by wanting none of it', async ({ page }) => {
      await add(page, desk);
      await add(page, table);
      await openCart(page);
      const lines = page.locator('.cart-line');
      await lines.first().getByRole('button', { name: words.remove }).click();
      await expect(lines).toHaveCount(1);
      await expect(page.locator('.cart-summary')).toContainText(words.total);
      await lines.first().getByRole('button', { name: words.less }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.empty);
      await expect(page.getByRole('main').getByRole('link', { name: words.shop })).toBeVisible();
    });

    test('is accessible when something is in it', async ({ page }) => {
      await add(page, table);
      await openCart(page);
      await axe(page);
    });

    test('is emptied at once, and says so', async ({ page }) => {
      await add(page, table);
      await openCart(page);
      await page.getByRole('button', { name: words.clear }).click();
      await expect(page.getByText(words.cleared)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.empty);
      await expect(count(page)).toHaveCount(0);
    });

    test('raises the quantity of the same piece, in the digits of either language', async ({
      page,
    }) => {
      await add(page, table);
      await add(page, table);
      await openCart(page);
      const quantity = page.locator('.cart-line').getByRole('textbox');
      await expect(quantity).toHaveValue(/^[2٢]$/);
      await quantity.fill('٣');
      await quantity.blur();
      await expect(count(page)).toHaveText(/^[3٣]$/);
    });

    test('is the same in every tab', async ({ page, context }) => {
      const other = await context.newPage();
      await other.goto(`${prefix}/cart`);
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(words.empty);
      await add(page, table);
      await expect(other.locator('.cart-line')).toContainText(words.table);
      await expect(count(other)).toHaveText(/^[1١]$/);
    });

    test('starts anew when what is stored is damaged', async ({ page }) => {
      const expectCalmConsole = noConsoleErrors(page);
      await page.goto(`${prefix}/cart`);
      await page.evaluate(() => localStorage.setItem('cart', '{"version":1,"lines":[{"id":1}]}'));
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.empty);
      await add(page, table);
      await openCart(page);
      await expect(page.locator('.cart-line')).toHaveCount(1);
      expectCalmConsole();
    });

    test('says so when the browser refuses to keep it', async ({ page }) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await page.goto(`${prefix}/product/${table}`);
      await (await alive(page.getByRole('button', { name: words.add }))).click();
      await expect(page.getByRole('alert').filter({ hasText: words.notSaved })).toBeVisible();
      await expect(count(page)).toHaveText(/^[1١]$/);
    });
  });
}

test('the cart speaks the language of its reader, whichever it was filled in', async ({ page }) => {
  await page.goto(`/en/product/${table}`);
  await (await alive(page.getByRole('button', { name: 'Add to cart' }))).click();
  await expect(count(page)).toHaveText('1');
  await page.goto('/ar/cart');
  await expect(page.locator('.cart-line')).toContainText('ترابيزة وسط الأمير المثمنة');
});

test('the notice of an added piece leaves after two seconds', async ({ page }) => {
  await page.clock.install({ time: '2026-01-01T10:00:00Z' });
  await page.goto(`/en/product/${table}`);
  const add = await alive(page.getByRole('button', { name: 'Add to cart' }));
  await page.clock.pauseAt('2026-01-01T11:00:00Z');
  await add.click();
  const notice = page.getByText('Added to cart', { exact: true });
  await expect(notice).toBeVisible();
  await page.clock.runFor(1900);
  await expect(notice).toBeVisible();
  await page.clock.runFor(200);
  await expect(notice).toBeHidden();
});
