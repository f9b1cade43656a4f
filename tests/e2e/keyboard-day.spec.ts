import { expect, type Locator, type Page, test } from '@playwright/test';
import { endWait } from '#tests/support/due-moves.ts';
import { loginAs } from '#tests/support/login.ts';
import { wear } from '#tests/support/look.ts';
import { once } from '#tests/support/once.ts';
import { openPage } from '#tests/support/open-page.ts';
import { inShop } from '#tests/support/shop-database.ts';
import { placeOldOrder } from './old-order.ts';

const texts = {
  en: {
    ...{ search: 'Search and go to', move: 'Move to …', confirmed: 'Confirmed' },
    ...{ preparing: 'Preparing', reached: 'Reached: confirm', cash: 'Cash received' },
    ...{ handOver: 'Hand over to the courier', delivered: 'Delivered' },
    recorded: 'The cash is recorded.',
    now: 'Do it now',
  },
  ar: {
    ...{ search: 'بحث وانتقال', move: 'نقل إلى …', confirmed: 'تم التأكيد' },
    ...{ preparing: 'قيد التجهيز', reached: 'تم الرد: تأكيد الطلب', cash: 'تم استلام المبلغ' },
    ...{ handOver: 'تسليم للمندوب', delivered: 'تم التسليم' },
    recorded: 'تم تسجيل استلام المبلغ.',
    now: 'تنفيذ الآن',
  },
};

const maxSteps = 200;

/** Goes on with the tab key until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < maxSteps; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No tab stop: ${target}`);
}

async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

for (const locale of ['en', 'ar'] as const) {
  test(
    `an order is called, confirmed, moved, delivered and paid by keyboard alone, in ${locale}`,
    once,
    async ({ page, baseURL }) => {
      test.slow();
      const t = texts[locale];
      const { id, number } = await placeOldOrder();
      const main = page.getByRole('main');
      const button = (name: string) => main.getByRole('button', { name, exact: true });
      const statusIs = (status: string) =>
        expect
          .poll(async () => (await inShop('select status from orders where id = $1', [id]))[0])
          .toEqual({ status });
      await wear(page, baseURL!, { locale, theme: 'light' });
      await loginAs(page, 'sales');
      await openPage(page, '/admin');

      await test.step('finds the order and confirms it after the call', async () => {
        await page.keyboard.press('Control+k');
        const palette = page.getByRole('dialog', { name: t.search });
        await expect(palette.getByRole('combobox')).toBeFocused();
        await page.keyboard.type(number);
        await expect(palette.getByRole('option', { name: number, selected: true })).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(new RegExp(`/admin/orders/${id}$`));
        await pressOn(page, button(t.reached));
        await pressOn(page, button(t.now));
        await statusIs('confirmed');
      });

      await test.step('moves it on the board, and the focus stays with it', async () => {
        await openPage(page, '/admin/orders/board');
        const card = page.getByRole('article').filter({ hasText: number });
        await pressOn(page, card.getByText(t.move));
        await pressOn(page, card.getByRole('button', { name: t.preparing, exact: true }));
        // The card stays until the step can no longer be undone.
        await expect(card.locator('.order-waiting')).toBeVisible();
        await expect(card.getByRole('link', { name: number })).toBeFocused();
        await endWait(id);
        await statusIs('preparing');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(new RegExp(`/admin/orders/${id}$`));
      });

      await test.step('ships it, delivers it and records the cash', async () => {
        await pressOn(page, button(t.handOver));
        await pressOn(page, button(t.now));
        await statusIs('shipped');
        await pressOn(page, button(t.delivered));
        await pressOn(page, button(t.now));
        await statusIs('delivered');
        await pressOn(page, button(t.cash));
        await expect(page.getByText(t.recorded)).toBeVisible();
      });
    },
  );
}
