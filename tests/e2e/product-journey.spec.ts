import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { alive } from '#tests/support/alive.ts';
import { demoAccount, loginAs, type DemoRole } from '#tests/support/login.ts';
import { wear } from '#tests/support/look.ts';
import { once } from '#tests/support/once.ts';
import { holdRequests, openPage } from '#tests/support/open-page.ts';
import { axe, expectNoSideways } from '#tests/support/page-health.ts';
import { photo } from '#tests/support/pictures.ts';
import { inShop } from '#tests/support/shop-database.ts';
import { buyingTexts, goToReview, putInCart } from './buying.ts';

const labels = {
  en: {
    addColour: 'Add a colour',
    addAll: 'Add all',
    save: 'Save',
    review: 'Review and publish',
    publish: 'Publish now',
    done: /Version \d is published/,
    addPictures: 'Add pictures',
    fillDown: 'Fill down',
    count: 'Count stock',
    onHand: '5 pieces are on hand now.',
    unknownWorkshop: /No workshop has this name/,
  },
  ar: {
    addColour: 'إضافة لون',
    addAll: 'إضافة الكل',
    save: 'حفظ',
    review: 'مراجعة ونشر',
    publish: 'نشر الآن',
    done: /تم نشر الإصدار/,
    addPictures: 'إضافة صور',
    fillDown: 'تعبئة لأسفل',
    count: 'جرد المخزون',
    onHand: 'الموجود الآن ٥ قطع.',
    unknownWorkshop: /لا توجد ورشة بهذا الاسم/,
  },
};

const field = (page: Page, name: string) => page.locator(`.record-form [name="${name}"]`);
/** The editor that stands in place of a field with rich text. */
const editor = (page: Page, name: string) =>
  page.locator(`.record-form [contenteditable="true"][id$="${name}"]`);
const cell = (page: Page, row: number, column: string) =>
  page.locator('.matrix-row').nth(row).locator(`[data-cell="${column}"]`);

/** English on the desktop, Arabic on the phone. */
test('a new product goes from photograph to sale', async ({ page, baseURL, browser }, info) => {
  test.slow();
  const locale = info.project.name === 'phone' ? 'ar' : 'en';
  const text = labels[locale];
  const key = randomUUID().slice(0, 8);
  await wear(page, baseURL!, { locale, theme: 'light' });
  // Two accounts: each has one draft for its next product.
  const role = locale === 'ar' ? 'admin' : 'technical_office_manager';
  await loginAs(page, role);
  await forgetNewProduct(role);
  // What visitors see is put back, whatever happens.
  try {
    await openPage(page, '/admin/products/new');
    await makeProduct(page, key, locale);
    const showProduct = await holdRequests(page, '**/admin/products/edit/*.data*', 'GET');
    await page.getByRole('button', { name: text.save, exact: true }).click();
    // Until the product's own page is shown, nothing can be typed that would be lost with this one.
    await expect(page.locator('.record-form')).toHaveAttribute('inert');
    showProduct();
    await page.waitForURL(/\/admin\/products\/edit\//);
    await expect(page.locator('.record-form')).not.toHaveAttribute('inert');
    await expect(field(page, 'slug')).toHaveValue(`journey-stool-${key}`);
    await expectNoSideways(page);
    await axe(page);
    // On a phone the groups of a product that is there are closed.
    if (locale === 'ar')
      await (await alive(page.locator('#product-pictures .section-fold'))).click();
    await addPicture(page, text.addPictures);
    await page.getByRole('button', { name: text.review }).click();
    await page.getByRole('button', { name: text.publish }).click();
    await expect(page.getByText(text.done).first()).toBeVisible();

    const visitor = await browser.newContext({ baseURL, viewport: page.viewportSize() });
    const shop = await visitor.newPage();
    const buying = buyingTexts[locale];
    await putInCart(shop, `journey-stool-${key}`, buying);
    await goToReview(shop, `${key}@example.com`, buying);
    await shop.getByRole('button', { name: buying.placeOrder }).click();
    await expect(shop.getByText(buying.thanks).first()).toBeVisible();
    await visitor.close();

    const [piece] = await inShop<{ id: string; variant: string; moved: number; on_hand: number }>(
      `select p.id, v.id as variant, v.inventory as on_hand,
         (select sum(change)::integer from stock_movements m where m.variant_id = v.id) as moved
       from products p join product_variants v on v.product_id = p.id
       where p.slug = $1 order by v.position limit 1`,
      [`journey-stool-${key}`],
    );
    expect(piece).toMatchObject({ on_hand: 2, moved: 2 });

    await openPage(page, `/admin/products/edit/${piece!.id}`);
    await page.getByRole('button', { name: text.count }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[name="counted"]').fill(locale === 'ar' ? '٥' : '5');
    await dialog.locator('[name="counted"]').press('Enter');
    await expect(dialog.getByText(text.onHand)).toBeVisible();
  } finally {
    await inShop(`update products set status = 'draft' where slug = $1`, [`journey-stool-${key}`]);
  }
});

const forgetNewProduct = (role: DemoRole) =>
  inShop(
    `delete from record_drafts where kind = 'product'
     and record_id = 'new ' || (select id from auth.users where email = $1)`,
    [demoAccount(role).email],
  );

async function makeProduct(page: Page, key: string, locale: 'en' | 'ar'): Promise<void> {
  const text = labels[locale];
  const isPhone = locale === 'ar';
  /** A phone shows one language at a time. */
  const show = async (language: string) => {
    if (isPhone) await page.locator('.record-switch').getByText(language, { exact: true }).click();
  };
  await field(page, 'name_ar').fill(`كرسي الرحلة ${key}`);
  await editor(page, 'description_ar').fill('كرسي من خشب الزان.');
  await show('الإنجليزية');
  await field(page, 'name').fill(`Journey stool ${key}`);
  await editor(page, 'description').fill('A stool of beech.');
  await expect(field(page, 'slug')).toHaveValue(`journey-stool-${key}`);
  await field(page, 'workshop').fill('Abu Samr');
  await expect(page.getByText(text.unknownWorkshop)).toBeVisible();
  await field(page, 'workshop').fill(await suggestedWorkshop(page));
  await expect(page.getByText(text.unknownWorkshop)).toHaveCount(0);
  await expect(field(page, 'workshop_ar')).toHaveValue(/\p{Script=Arabic}/u);
  await field(page, 'sku').fill(`J-${key}`);
  await field(page, 'category').selectOption('office');
  await field(page, 'kind').selectOption({ index: 1 });
  await field(page, 'price').fill(isPhone ? '١٢٠' : '120');
  for (const [index, [name, arabic, value, code]] of colours.entries()) {
    await page.getByRole('button', { name: text.addColour }).click();
    const row = page.locator('#option_colors .rows-row').nth(index);
    await row.locator('[data-cell="name"]').fill(name);
    await row.locator('[data-cell="value"]').fill(value);
    await row.locator('[data-cell="code"]').fill(code);
    await show('العربية');
    await row.locator('[data-cell="name_ar"]').fill(arabic);
    await show('الإنجليزية');
  }
  await page.getByRole('button', { name: text.addAll, exact: true }).click();
  await expect(page.locator('.matrix-row')).toHaveCount(2);
  // Typed into the first cell, then copied to those below it.
  await cell(page, 0, 'inventory').fill('3');
  await page.getByRole('button', { name: text.fillDown }).click();
  await expect(cell(page, 1, 'inventory')).toHaveValue('3');
}

const suggestedWorkshop = (page: Page): Promise<string> =>
  field(page, 'workshop').evaluate((input: HTMLInputElement) => input.list!.options[0]!.value);

const colours = [
  ['Oak', 'بلوط', 'oak', '#c79b73'],
  ['Walnut', 'جوز', 'walnut', '#5b3a24'],
] as const;

async function addPicture(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type="file"]')
    .first()
    .setInputFiles(await photo(`${randomUUID()}.jpg`));
  const add = dialog.locator('button:not([disabled])').last();
  await expect(dialog.locator('[aria-pressed="true"], :checked').first()).toBeVisible();
  await add.click();
  const row = page.locator('.picture-rows li').first();
  await row.getByRole('textbox').nth(0).fill('A stool of beech');
  await row.getByRole('textbox').nth(1).fill('كرسي من خشب الزان');
}

test(
  'the grid of variants is used by keyboard, and takes cells of a spreadsheet',
  once,
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await wear(page, baseURL!, { locale: 'en', theme: 'light' });
    await loginAs(page, 'technical_office_manager');
    await openPage(page, `/admin/products/edit/${await productWithColours()}`);
    await page.getByRole('button', { name: 'Add all', exact: true }).click();
    await cell(page, 0, 'sku').focus();
    await page.keyboard.press('ArrowRight');
    await expect(cell(page, 0, 'price')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(cell(page, 1, 'price')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('5');
    await expect(cell(page, 1, 'price')).toHaveValue('100.005');
    await page.keyboard.press('Escape');
    await expect(cell(page, 1, 'price')).toHaveValue('100.00');
    await cell(page, 0, 'price').focus();
    await page.evaluate(() => navigator.clipboard.writeText('١١٠\t٩٩٫٥\n120\t'));
    await page.keyboard.press('Control+v');
    await expect(cell(page, 0, 'price')).toHaveValue('110');
    await expect(cell(page, 0, 'discount_price')).toHaveValue('99.5');
    await expect(cell(page, 1, 'price')).toHaveValue('120');
    await page.getByLabel('Price of all variants').fill('١١٠');
    await page.getByRole('button', { name: 'Set all prices' }).click();
    await expect(cell(page, 1, 'price')).toHaveValue('110.00');
  },
);

/** A draft that offers two colours and has no variant yet. */
async function productWithColours(): Promise<string> {
  const colors = colours.map(([name, name_ar, value, code]) => ({ name, name_ar, value, code }));
  const [product] = await inShop<{ id: string }>(
    `insert into products (name, slug, sku, category, kind, price, variant_options)
     values ('Grid', $1, $1, 'office', 'stool', 100, $2) returning id`,
    [`grid-${randomUUID()}`, JSON.stringify({ colors, materials: [], sizes: [] })],
  );
  return product!.id;
}
