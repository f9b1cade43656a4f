import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { alive } from '#tests/support/alive.ts';
import { loginAs } from '#tests/support/login.ts';
import { wear } from '#tests/support/look.ts';
import { atOneWidth } from '#tests/support/once.ts';
import { holdRequests } from '#tests/support/open-page.ts';
import { axe, axeInTheDark, expectNoSideways } from '#tests/support/page-health.ts';
import { inShop } from '#tests/support/shop-database.ts';

const texts = {
  en: {
    edit: /^Edit: Price/,
    saved: 'Saved: Price',
    theirs: 'Theirs',
    saveMine: 'Save mine',
    preview: 'Preview',
    apply: 'Apply to 1 row',
    undo: 'Undo',
    undone: 'Undone on',
    typed: '99.5',
  },
  ar: {
    edit: /^تعديل السعر/,
    saved: 'تم الحفظ',
    theirs: 'قيمة الزميل',
    saveMine: 'حفظ قيمتي',
    preview: 'معاينة',
    apply: 'تطبيق على صف واحد',
    undo: 'تراجع',
    undone: 'تم التراجع في',
    typed: '٩٩٫٥',
  },
};

/** A draft, which public pages do not show. */
async function createDraft(): Promise<string> {
  const sku = `LIST-${randomUUID()}`;
  await inShop(
    `insert into products (name, name_ar, slug, sku, category, kind, price, status)
     values ('Test stool', 'كرسي تجربة', lower($1), $1, 'office', 'chair', 120, 'draft')`,
    [sku],
  );
  return sku;
}

async function expectPrice(sku: string, price: string): Promise<void> {
  const read = () => inShop('select price from products where sku = $1', [sku]);
  await expect.poll(read).toEqual([{ price }]);
}

const editPrice = async (page: Page, locale: 'en' | 'ar', typed: string) => {
  const button = await alive(page.getByRole('button', { name: texts[locale].edit }));
  await button.focus();
  await button.press('Enter');
  const field = page.locator('.list-editor [name="to"]');
  await field.fill(typed);
  await field.press('Enter');
};

for (const locale of ['en', 'ar'] as const) {
  test(`a technical manager edits a cell, many rows and a file, in ${locale} ${atOneWidth(locale)}`, async ({
    page,
    baseURL,
  }) => {
    const own = texts[locale];
    const sku = await createDraft();
    await wear(page, baseURL!, { locale, theme: 'light' });
    await loginAs(page, 'technical_office_manager');
    await page.goto(`/admin/products?q=${sku}`);

    // The list loads again after a save: with a colleague's change in it there would be no conflict.
    const loadAgain = await holdRequests(page, '**/admin/products.data*', 'GET');
    await editPrice(page, locale, own.typed);
    await expect(page.getByText(own.saved)).toBeVisible();
    await expectPrice(sku, '99.50');

    await inShop('update products set price = 150 where sku = $1', [sku]);
    await editPrice(page, locale, '80');
    await expect(page.locator('.conflict-values')).toContainText('150.00');
    loadAgain();
    await axe(page);
    await page.getByRole('button', { name: own.saveMine }).click();
    await expectPrice(sku, '80.00');
    await expectNoSideways(page);

    await page.locator('tbody .list-tick input').check();
    await page.locator('.product-edit [name="by"]').fill('10');
    await page.locator('.product-edit').getByRole('button', { name: own.preview }).click();
    await expect(page.getByRole('button', { name: own.apply })).toBeVisible();
    await axe(page);
    await axeInTheDark(page);
    await expectPrice(sku, '80.00');
    await page.getByRole('button', { name: own.apply }).click();
    await expectPrice(sku, '88.00');
    await page.getByRole('button', { name: own.undo }).click();
    await expect(page.getByText(own.undone)).toBeVisible();
    await expectPrice(sku, '80.00');

    await page.goto('/admin/import/products');
    await axe(page);
    await alive(page.getByRole('button', { name: own.preview }));
    await page.locator('input[type="file"]').setInputFiles({
      name: 'prices.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`sku;price\n${sku};١٢٠\n`),
    });
    await page.getByRole('button', { name: own.preview }).click();
    await page.getByRole('button', { name: own.apply }).click();
    await expectPrice(sku, '120.00');
  });
}
