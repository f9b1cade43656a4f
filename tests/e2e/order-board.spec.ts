import { expect, test, type Page } from '@playwright/test';
import { endWait } from '#tests/support/due-moves.ts';
import { wear } from '#tests/support/look.ts';
import { atOneWidth, once } from '#tests/support/once.ts';
import { holdRequests, openPage, reloadPage } from '#tests/support/open-page.ts';
import { axe, axeInTheDark, expectNoSideways } from '#tests/support/page-health.ts';
import { inShop } from '#tests/support/shop-database.ts';
import { becomeSales } from './new-account.ts';
import { placeOldOrder } from './old-order.ts';

const path = '/admin/orders/board';
const texts = {
  en: {
    move: 'Move to …',
    confirmed: 'Confirmed',
    moved: (number: string) => `Order ${number} will be: Confirmed`,
    already: 'This order is already Confirmed. Nothing was changed.',
    show: 'Show',
  },
  ar: {
    move: 'نقل إلى …',
    confirmed: 'تم التأكيد',
    moved: (number: string) => number,
    already: 'تم التأكيد',
    show: 'عرض',
  },
};

const cardOf = (page: Page, number: string) =>
  page.getByRole('article').filter({ hasText: number });
const columnOf = (page: Page, status: string) => page.locator(`#column-${status}`);
const linkIn = (page: Page, status: string, number: string) =>
  columnOf(page, status).getByRole('link', { name: number });

for (const locale of ['en', 'ar'] as const) {
  test(`sales move an order by its button, in ${locale} ${atOneWidth(locale)}`, async ({
    page,
    baseURL,
  }) => {
    const { id, number } = await placeOldOrder();
    await wear(page, baseURL!, { locale, theme: 'light' });
    await becomeSales(page);
    await openPage(page, path);
    const card = cardOf(page, number);
    await card.getByText(texts[locale].move).click();
    await expect(card.getByRole('button')).toHaveText([texts[locale].confirmed]);
    await axe(page);
    await axeInTheDark(page);
    await expectNoSideways(page);
    await card.getByRole('button', { name: texts[locale].confirmed }).click();
    await expect(page.locator('.decision-line').filter({ hasText: number })).toBeVisible();
    await expect(card.locator('.order-waiting')).toContainText(texts[locale].confirmed);
    await expect(card.getByText(texts[locale].move)).toHaveCount(0);
    await endWait(id);
    await expect
      .poll(() => inShop('select status from orders where id = $1', [id]))
      .toEqual([{ status: 'confirmed' }]);
    await reloadPage(page);
    await expect(page.locator('.decision-line')).toHaveCount(0);
    await expect(linkIn(page, 'confirmed', number)).toBeAttached();
    await expect(linkIn(page, 'placed', number)).toHaveCount(0);
  });
}

test('what a colleague does appears live, and a late move is rejected', once, async ({ page }) => {
  const { id, number } = await placeOldOrder();
  await becomeSales(page);
  await openPage(page, path);
  const card = cardOf(page, number);
  const places = () => linkIn(page, 'placed', number);
  // The focus stays in the card, so that nothing moves by itself.
  await card.getByText(texts.en.move).click();
  await inShop(`update orders set status = 'confirmed' where id = $1`, [id]);
  await expect(page.getByRole('button', { name: texts.en.show, exact: true })).toBeVisible();
  await expect(places()).toHaveCount(1);
  await card.getByRole('button', { name: texts.en.confirmed }).click();
  await expect(page.getByText(texts.en.already)).toBeVisible();
  await expect(places()).toHaveCount(0);
  await expect(linkIn(page, 'confirmed', number)).toBeAttached();
});

test('a dragged card moves after a question', once, async ({ page }) => {
  const { id, number } = await placeOldOrder();
  await becomeSales(page);
  await openPage(page, path);
  const card = cardOf(page, number);
  await expect(card).toHaveAttribute('draggable', 'true');
  await card.dragTo(columnOf(page, 'shipped'));
  const question = page.getByRole('dialog');
  await expect(question).toHaveCount(0);
  await card.dragTo(columnOf(page, 'confirmed'));
  await expect(question).toContainText('The customer can still cancel.');
  await axe(page);
  await axeInTheDark(page);
  await question.getByRole('button', { name: texts.en.confirmed }).click();
  await expect(page.getByText(texts.en.moved(number))).toBeVisible();
  // The board follows by itself once nothing points at it.
  await page.mouse.move(0, 0);
  await endWait(id);
  await expect(linkIn(page, 'confirmed', number)).toBeVisible();
});

test('no card moves under a pointer that arrives while the board loads', once, async ({ page }) => {
  const first = await placeOldOrder();
  await becomeSales(page);
  // Before the page opens: orders of other tests make it load as well.
  const release = await holdRequests(page, '**/admin/orders/board.data*', 'GET');
  const load = page.waitForRequest('**/admin/orders/board.data*');
  await openPage(page, path);
  const second = await placeOldOrder();
  await load;
  await cardOf(page, first.number).hover();
  const loaded = page.waitForResponse('**/admin/orders/board.data*');
  release();
  await loaded;
  // Its words count the orders of other tests, too.
  await expect(page.getByRole('button', { name: texts.en.show, exact: true })).toBeVisible();
  await expect(cardOf(page, second.number)).toHaveCount(0);
  await page.mouse.move(0, 0);
  await expect(cardOf(page, second.number)).toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the buttons move an order as well', once, async ({ page }) => {
    const { number } = await placeOldOrder();
    await becomeSales(page);
    await page.goto(path);
    const card = cardOf(page, number);
    await card.getByText(texts.en.move).click();
    await card.getByRole('button', { name: texts.en.confirmed }).click();
    await expect(page.getByText(texts.en.moved(number))).toBeVisible();
  });
});
