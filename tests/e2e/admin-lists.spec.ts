import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { loginAs } from '#tests/support/login.ts';
import { wear } from '#tests/support/look.ts';
import { atOneWidth, once } from '#tests/support/once.ts';
import { openPage } from '#tests/support/open-page.ts';
import { axe, axeInTheDark, expectNoSideways } from '#tests/support/page-health.ts';
import { inShop } from '#tests/support/shop-database.ts';

const texts = {
  en: { filters: 'Filters', apply: 'Apply', shipped: 'Shipped', remove: 'Remove this filter' },
  ar: { filters: 'تصفية', apply: 'تطبيق', shipped: 'خرج للتوصيل', remove: 'إزالة هذا الشرط' },
};

/** Orders of a buyer whom no other test knows. */
async function addOrders(statuses: readonly string[]): Promise<string> {
  const buyer = `Lamia ${randomUUID()}`;
  for (const status of statuses) {
    await inShop(
      `with placed as (
         insert into orders (email, phone, status, subtotal, total, payable, currency, address, locale,
           idempotency_key)
         values ('lamia@example.com', '+201001234567', $2, 200, 200, 200, 'USD',
           jsonb_build_object('full_name', $1::text), 'en', $3) returning id
       ), line as (
         insert into order_items (order_id, name, sku, unit_price, quantity, line_total)
         select id, 'Chair', 'chair', 100, 2, 200 from placed
       )
       insert into order_timeline (order_id, status, actor_kind) select id, $2, 'customer' from placed`,
      [buyer, status, randomUUID()],
    );
  }
  return buyer;
}

for (const locale of ['en', 'ar'] as const) {
  test(`sales staff search and filter orders, in ${locale} ${atOneWidth(locale)}`, async ({
    page,
    baseURL,
  }) => {
    const buyer = await addOrders(['placed', 'shipped']);
    const labels = texts[locale];
    await wear(page, baseURL!, { locale, theme: 'light' });
    await loginAs(page, 'sales');
    await openPage(page, '/admin/orders');
    const rows = page.locator('tbody').getByRole('row');
    await page.getByRole('searchbox').fill(buyer);
    await page.getByRole('searchbox').press('Enter');
    await expect(rows).toHaveCount(2);
    await page.locator('summary', { hasText: labels.filters }).click();
    await axe(page);
    await page.getByRole('checkbox', { name: labels.shipped }).check();
    await page.getByRole('button', { name: labels.apply }).first().click();
    await expect(rows).toHaveCount(1);
    await expect(page).toHaveURL(/status=shipped/);
    await axe(page);
    await axeInTheDark(page);
    await expectNoSideways(page);
    await page.getByRole('link', { name: labels.remove }).last().click();
    await expect(rows).toHaveCount(2);
  });
}

test('a list works without scripts', once, async ({ browser, baseURL }) => {
  const buyer = await addOrders(['placed', 'shipped']);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await loginAs(page, 'sales');
  await page.goto(`/en/admin/orders?q=${encodeURIComponent(buyer)}`);
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(2);
  await page.locator('summary', { hasText: 'Filters' }).click();
  await page.getByRole('checkbox', { name: 'Shipped' }).check();
  await page.getByRole('button', { name: 'Apply' }).first().click();
  await expect(rows).toHaveCount(1);
  await context.close();
});

test('a view is saved, shown as a tab and removed', once, async ({ page }) => {
  const name = `Calls ${randomUUID().slice(0, 8)}`;
  await loginAs(page, 'sales');
  await openPage(page, '/en/admin/orders?status=shipped');
  await page.locator('summary', { hasText: 'Save view' }).click();
  await page.getByRole('textbox', { name: 'Name of the view' }).fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const tab = page.getByRole('link', { name });
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await axe(page);
  await page.locator('summary', { hasText: 'Change view' }).click();
  await page.getByRole('button', { name: 'Remove view' }).click();
  await expect(tab).toHaveCount(0);
});
