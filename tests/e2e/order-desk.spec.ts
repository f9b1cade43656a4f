import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { loginAs } from '#tests/support/login.ts';
import { wear } from '#tests/support/look.ts';
import { atOneWidth, once } from '#tests/support/once.ts';
import { openPage } from '#tests/support/open-page.ts';
import {
  axe,
  axeInTheDark,
  expectNoSideways,
  expectOneLanguage,
} from '#tests/support/page-health.ts';
import { inShop } from '#tests/support/shop-database.ts';

const texts = {
  en: {
    missed: 'No answer',
    counted: '1 call without an answer',
    reached: 'Reached: confirm',
    already: 'This order is already Confirmed. Nothing was changed.',
    prepare: 'Prepare for delivery',
    preparing: 'Will be: Preparing',
    now: 'Do it now',
    correct: 'Correct phone, address or note',
    governorate: 'Governorate',
    save: 'Save the correction',
    agree: /^Save with/,
    corrected: 'The order is corrected.',
    ship: 'Hand over to the courier',
    deliver: 'Delivered',
    cash: 'Cash received',
    recorded: 'The cash is recorded.',
  },
  ar: {
    missed: 'لا رد',
    counted: 'مكالمة واحدة دون رد',
    reached: 'تم الرد: تأكيد الطلب',
    already: 'حالة هذا الطلب بالفعل: تم التأكيد. لم يتغير شيء.',
    prepare: 'التجهيز للتوصيل',
    preparing: 'الحالة القادمة: قيد التجهيز',
    now: 'تنفيذ الآن',
    correct: 'تعديل الهاتف أو العنوان أو الملاحظة',
    governorate: 'المحافظة',
    save: 'حفظ التعديل',
    agree: /^حفظ بمبلغ/,
    corrected: 'تم تعديل الطلب.',
    ship: 'تسليم للمندوب',
    deliver: 'تم التسليم',
    cash: 'تم استلام المبلغ',
    recorded: 'تم تسجيل استلام المبلغ.',
  },
};

const address = {
  full_name: 'Nour Adel',
  phone: '+201001234567',
  governorate: 'cairo',
  city: 'Maadi',
  street: 'Road 9',
  building: '12',
};

/** An order of a guest in Cairo that waits for its call. Returns its id. */
async function waitingOrder(): Promise<string> {
  const [order] = await inShop<{ id: string }>(
    `with placed as (
       insert into orders (email, phone, subtotal, total, payable, currency, address, locale,
         idempotency_key)
       values ('nour@example.com', '+201001234567', 200, 200, 200, 'USD', $1, 'en', $2) returning id
     ), line as (
       insert into order_items (order_id, name, name_ar, sku, unit_price, quantity, line_total)
       select id, 'Chair', 'كرسي', 'chair', 100, 2, 200 from placed
     ), entry as (
       insert into order_timeline (order_id, status, actor_kind) select id, 'placed', 'customer' from placed
     )
     select id from placed`,
    [JSON.stringify(address), randomUUID()],
  );
  return order!.id;
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

for (const locale of ['en', 'ar'] as const) {
  test(`sales call, confirm, correct, deliver and take the cash, in ${locale} ${atOneWidth(locale)}`, async ({
    page,
    baseURL,
  }) => {
    const labels = texts[locale];
    const id = await waitingOrder();
    await wear(page, baseURL!, { locale, theme: 'light' });
    await loginAs(page, 'sales');
    await openPage(page, `/admin/orders/${id}`);
    await axe(page);
    await axeInTheDark(page);
    await expectNoSideways(page);
    await expectOneLanguage(page, locale);
    await press(page, labels.missed);
    await expect(page.getByText(labels.counted)).toBeVisible();
    // A colleague was faster: the press changes nothing and the page shows the next step.
    await inShop(`update orders set status = 'confirmed' where id = $1`, [id]);
    await press(page, labels.reached);
    await expect(page.getByText(labels.already)).toBeVisible();
    await press(page, labels.prepare);
    await expect(page.getByText(labels.preparing, { exact: true })).toBeVisible();
    await press(page, labels.now);
    await expect(page.getByRole('button', { name: labels.ship })).toBeVisible();

    // Another governorate costs another fee, which is shown before it is saved.
    await inShop(
      `update orders set shipping = 0, payable = total where id = $1 and status = 'preparing'`,
      [id],
    );
    await openPage(page, `/admin/orders/${id}`);
    await page.getByText(labels.correct).click();
    await page.getByLabel(labels.governorate).selectOption('aswan');
    await press(page, labels.save);
    await press(page, labels.agree);
    await expect(page.getByText(labels.corrected)).toBeVisible();
    const [moved] = await inShop<{ adds_up: boolean }>(
      `select o.shipping = g.delivery_fee and o.payable = o.total + g.delivery_fee as adds_up
       from orders o, governorates g where o.id = $1 and g.code = 'aswan'
         and o.address ->> 'governorate' = g.code`,
      [id],
    );
    expect(moved?.adds_up).toBe(true);

    for (const step of [labels.ship, labels.deliver]) {
      await press(page, step);
      await press(page, labels.now);
    }
    await press(page, labels.cash);
    await expect(page.getByText(labels.recorded)).toBeVisible();
    await axe(page);
    await expectNoSideways(page);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a step and a cancellation with its reason work as well', once, async ({ page }) => {
    const id = await waitingOrder();
    await loginAs(page, 'sales');
    await page.goto(`/admin/orders/${id}`);
    await press(page, texts.en.reached);
    await expect(page.getByText('Will be: Confirmed', { exact: true })).toBeVisible();
    await press(page, 'Do it now');
    await page.getByText('Cancel the order').first().click();
    await press(page, 'Cancel the order');
    await expect(page.getByText('Please fill in this field.').first()).toBeVisible();
    await page.getByLabel('Reason, which the customer reads').fill('Ordered twice');
    await press(page, 'Cancel the order');
    await expect(page.getByText('Will be: Cancelled', { exact: true })).toBeVisible();
    await press(page, 'Do it now');
    await expect(page.getByText('Ordered twice', { exact: true })).toBeVisible();
  });
});

test('sales take an order by telephone', async ({ page }) => {
  await inShop(`update products set quantity = greatest(quantity, 100) where slug = $1`, [
    'aswan-bread-baskets',
  ]);
  await loginAs(page, 'sales');
  await openPage(page, '/admin/orders/new');
  await page.getByLabel('Name or SKU').fill('Aswan bread baskets');
  await press(page, 'Search');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Aswan Bread Baskets' })
    .getByRole('button', { name: 'Add' })
    .click();
  const quantity = page.getByRole('spinbutton', { name: 'Pieces' });
  await expect(quantity).toHaveValue('1');
  // More than a guest may order.
  await quantity.fill('21');
  // It counts without a press.
  await expect(page).toHaveURL(/quantity=21/);
  await axe(page);
  await axeInTheDark(page);
  await expectNoSideways(page);
  const fields = { 'Full name': 'Nour Adel', 'Mobile phone': '0100 123 4567' };
  const place = { 'City or district': 'Maadi', Street: 'Road 9', Building: '12' };
  for (const [label, value] of Object.entries({ ...fields, ...place })) {
    await page.getByLabel(label).fill(value);
  }
  // What the caller has said is not lost by a press on a link.
  await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
  await press(page, 'Keep editing');
  await expect(page.getByLabel('Full name')).toHaveValue('Nour Adel');
  await page.getByLabel('Governorate').selectOption('cairo');
  await page.locator('select[name=locale]').selectOption('ar');
  await page.getByRole('button', { name: /^Place the order for/ }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Ordered by telephone.')).toBeVisible();
  await expect(page.getByText('21 pieces')).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts: ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });

    test('ticked orders are printed in one document', once, async ({ page, context }) => {
      await loginAs(page, 'sales');
      await (javaScriptEnabled ? openPage(page, '/admin/orders') : page.goto('/admin/orders'));
      const boxes = page.locator('tbody .choice-box');
      for (const index of [0, 2]) await boxes.nth(index).check();
      const requested = context.waitForEvent('request', (request) =>
        request.url().includes('.pdf'),
      );
      await page.getByRole('button', { name: 'Packing slips' }).click();
      const print = new URL((await requested).url());
      expect(print.searchParams.get('kind')).toBe('slip');
      expect(print.searchParams.getAll('rows')).toHaveLength(2);
      const printed = await page.request.get(print.href);
      expect(printed.headers()['content-type']).toBe('application/pdf');
    });
  });
}
