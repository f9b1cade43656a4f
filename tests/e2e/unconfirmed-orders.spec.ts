import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { endWait } from '#tests/support/due-moves.ts';
import { wear } from '#tests/support/look.ts';
import { atOneWidth } from '#tests/support/once.ts';
import { holdRequests, openPage, reloadPage } from '#tests/support/open-page.ts';
import { axe, expectNoSideways } from '#tests/support/page-health.ts';
import { inShop } from '#tests/support/shop-database.ts';
import { becomeSales } from './new-account.ts';
import { buyingTexts, goToReview, openCart, putInCart } from './buying.ts';

const breadTrays = 'aswan-bread-baskets';
const texts = {
  en: { confirm: 'Confirm', extend: 'Extend', extended: 'The order is held longer.' },
  ar: { confirm: 'تأكيد', extend: 'تمديد', extended: 'تم تمديد مهلة الطلب.' },
};

/** An order of a guest that is cancelled soon. */
async function holdOrder(): Promise<{ id: string; number: string }> {
  const number = `261115-${Math.floor(Math.random() * 1e9)}`;
  const [order] = await inShop<{ id: string }>(
    `with placed as (
       insert into orders (number, email, phone, subtotal, total, payable, currency, address, locale,
         idempotency_key, created_at)
       values ($1, 'nour@example.com', '+201001234567', 200, 200, 200, 'USD',
         '{"full_name": "Nour Adel"}', 'en', $2, '2026-01-01T10:00:00Z') returning id
     ), line as (
       insert into order_items (order_id, name, sku, unit_price, quantity, line_total)
       select id, 'Chair', 'chair', 100, 2, 200 from placed
     ), entry as (
       insert into order_timeline (order_id, status, actor_kind) select id, 'placed', 'customer' from placed
     )
     insert into order_holds (order_id, cancels_at, warned_at)
     select id, now() + interval '1 day', now() from placed returning order_id as id`,
    [number, randomUUID()],
  );
  return { id: order!.id, number };
}

for (const locale of ['en', 'ar'] as const) {
  test(`sales staff extend and confirm an order that waits, in ${locale} ${atOneWidth(locale)}`, async ({
    page,
    baseURL,
  }) => {
    const { id, number } = await holdOrder();
    await wear(page, baseURL!, { locale, theme: 'light' });
    await becomeSales(page);
    await openPage(page, '/admin/orders?view=waiting&status=placed&sort=placed');
    const row = page.getByRole('row').filter({ hasText: number });
    await expect(row.locator('a[href="tel:+201001234567"]')).toBeVisible();
    await axe(page);
    await expectNoSideways(page);
    // The next press counts while the page still loads its list again.
    const releaseList = await holdRequests(page, '**/admin/orders.data*', 'GET');
    await row.getByRole('button', { name: texts[locale].extend }).click();
    await expect(page.getByText(texts[locale].extended)).toBeVisible();
    await row.getByRole('button', { name: texts[locale].confirm }).click();
    releaseList();
    await expect(page.locator('.decision-line')).toContainText(number);
    await expect(row.locator('.order-waiting').first()).toBeVisible();
    await endWait(id);
    await expect
      .poll(() => inShop('select status from orders where id = $1', [id]))
      .toEqual([{ status: 'confirmed' }]);
    await reloadPage(page);
    await expect(row).toHaveCount(0);
    await expect(page.locator('.decision-line')).toHaveCount(0);
  });

  test(`a guest's order that is too large leads to the telephone, in ${locale} ${atOneWidth(locale)}`, async ({
    page,
  }) => {
    const labels = buyingTexts[locale];
    await inShop('update products set quantity = greatest(quantity, 100) where slug = $1', [
      breadTrays,
    ]);
    await putInCart(page, breadTrays, labels);
    await openCart(page, labels);
    const quantity = page.locator('.cart-line').first().getByRole('textbox');
    await quantity.fill('21');
    await quantity.blur();
    await goToReview(page, `${randomUUID()}@example.com`, labels);
    await page.getByRole('button', { name: labels.placeOrder }).click();
    const notice = page.getByRole('alert').filter({ has: page.locator('a[href^="tel:"]') });
    await expect(notice).toBeVisible();
    await axe(page);
    await expectNoSideways(page);
  });
}
