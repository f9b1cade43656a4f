import { randomInt } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { loginAs } from '#tests/support/login.ts';
import { wear } from '#tests/support/look.ts';
import { openPage } from '#tests/support/open-page.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import { axe, expectNoSideways } from '#tests/support/page-health.ts';
import { photo } from '#tests/support/pictures.ts';
import { inShop } from '#tests/support/shop-database.ts';
import { accessToken, buy } from './api-buyer.ts';
import { becomeCustomer } from './new-account.ts';

/** Bought by no other test. */
const pieces = { en: 'khattat-console', ar: 'amin-document-chest' };

/** What sales staff press and read. */
const texts = {
  en: {
    ...{ show: 'Show', missed: 'No answer', counted: 'The call is noted.' },
    moves: [
      ['Reached: confirm', 'Will be: Confirmed'],
      ['Start production', 'Will be: In production'],
    ],
    ...{ addEntry: 'Add an entry', noteEn: 'Note in English', visible: 'The customer sees it' },
    ...{
      photo: 'Photograph 1',
      altEn: 'What it shows, in English',
      saveEntry: 'Add to the timeline',
    },
    entrySaved: 'The entry is on the timeline.',
    laterMoves: [
      ['Hand over to the courier', 'Will be: Shipped'],
      ['Delivered', 'Will be: Delivered'],
    ],
    now: 'Do it now',
    ...{ cash: 'Cash received', cashRecorded: 'The cash is recorded.' },
    returnSteps: [
      ['Approve', 'The return is now: Approved.'],
      ['Pieces have arrived', 'The return is now: Received.'],
      [/^Given back/, 'The refund is paid.'],
    ],
  },
  ar: {
    ...{ show: 'عرض', missed: 'لا رد', counted: 'تم تدوين المكالمة.' },
    moves: [
      ['تم الرد: تأكيد الطلب', 'الحالة القادمة: تم التأكيد'],
      ['بدء التصنيع', 'الحالة القادمة: قيد التصنيع'],
    ],
    ...{ addEntry: 'إضافة إلى السجل', noteEn: 'الملاحظة بالإنجليزية', visible: 'تظهر للعميل' },
    ...{ photo: 'صورة ١', altEn: 'وصف الصورة بالإنجليزية', saveEntry: 'حفظ في السجل' },
    entrySaved: 'تمت الإضافة إلى السجل.',
    laterMoves: [
      ['تسليم للمندوب', 'الحالة القادمة: خرج للتوصيل'],
      ['تم التسليم', 'الحالة القادمة: تم التسليم'],
    ],
    now: 'تنفيذ الآن',
    ...{ cash: 'تم استلام المبلغ', cashRecorded: 'تم تسجيل استلام المبلغ.' },
    returnSteps: [
      ['موافقة', 'حالة الإرجاع الآن: تمت الموافقة.'],
      ['وصلت القطع', 'حالة الإرجاع الآن: تم الاستلام.'],
      [/^تم رد/, 'تم تسجيل رد المبلغ.'],
    ],
  },
} as const;

const main = (page: Page) => page.getByRole('main');

async function press(page: Page, button: string | RegExp, report: string): Promise<void> {
  await main(page).getByRole('button', { name: button }).click();
  await expect(page.getByText(report).last()).toBeVisible();
}

/** Takes a step without the time in which it could be undone. */
async function take(page: Page, [button, report]: readonly [string, string], now: string) {
  await press(page, button, report);
  await main(page).getByRole('button', { name: now }).click();
  await expect(main(page).getByText(report)).toHaveCount(0);
}

/** On the telephone in Arabic, on the desktop in English. */
test('sales take an order from the call to the refund, and the books agree', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  test.slow();
  const locale = project.name === 'phone' ? 'ar' : 'en';
  const labels = texts[locale];
  const piece = pieces[locale];
  const coupon = `DAY${randomInt(1e9)}`;
  await inShop(
    `insert into coupons (code, discount_type, discount_value, starts_at)
     values ($1, 'fixed', 20, now() - interval '1 day')`,
    [coupon],
  );
  await inShop('update products set quantity = 40 where slug = $1', [piece]);
  const stock = await stockOf(piece);

  await wear(page, baseURL!, { locale, theme: 'light' });
  await loginAs(page, 'sales');
  await openPage(page, '/admin/orders');

  const customer = await (await browser.newContext({ baseURL })).newPage();
  const account = await becomeCustomer(customer);
  const token = await accessToken(customer, account);
  const { order } = await buy(customer, piece, { ...account, locale: 'en', token, coupon });

  // The list does not move by itself; it says that something has come in.
  await main(page).getByRole('button', { name: labels.show, exact: true }).click();
  await main(page).getByRole('link', { name: order.number }).click();

  await press(page, labels.missed, labels.counted);
  await main(page).getByText(labels.addEntry, { exact: true }).click();
  const entry = main(page).locator('form:has(#entry-note_en)');
  await entry.getByLabel(labels.noteEn).fill('The frame is glued.');
  // Calls and steps add entries of their own, and leave what is typed.
  for (const move of labels.moves) await take(page, move, labels.now);
  await expect(main(page).locator('.desk-timeline > li')).toHaveCount(4);
  await expect(entry.getByLabel(labels.noteEn)).toHaveValue('The frame is glued.');
  await entry.getByLabel(labels.visible).check();
  await entry
    .getByLabel(labels.photo, { exact: true })
    .first()
    .setInputFiles(await photo('frame.jpg'));
  await entry.getByLabel(labels.altEn).first().fill('A chair in the clamps');
  await press(page, labels.saveEntry, labels.entrySaved);
  await axe(page);
  await expectNoSideways(page);

  for (const move of labels.laterMoves) await take(page, move, labels.now);
  await press(page, labels.cash, labels.cashRecorded);

  await openPage(customer, `/account/track-order/${order.id}`);
  await expect(main(customer).getByRole('img', { name: 'A chair in the clamps' })).toBeVisible();
  await openPage(customer, `/account/orders/${order.id}`);
  await main(customer).getByRole('link', { name: 'Return something' }).click();
  await main(customer).getByLabel('How many?').selectOption('1');
  await main(customer).getByLabel('Reason').selectOption('changed_mind');
  await main(customer).getByRole('button', { name: 'Send the return request' }).click();
  await expect(main(customer).getByText('We have your return request')).toBeVisible();

  // The open page says that the order has changed.
  await main(page).getByRole('button', { name: labels.show, exact: true }).click();
  for (const [button, report] of labels.returnSteps) await press(page, button, report);
  await axe(page);

  const [books] = await inShop<Books>(
    `select o.status, o.collected_at is not null as "isPaid", r.status as return,
       o.given_back > 0 and o.to_give_back = 0 and o.due = 0 as "isSettled",
       (select count(*)::int from coupon_usage u where u.order_id = o.id) as "couponUses",
       (select count(*)::int from notifications n where n.user_id = o.user_id) as notices,
       (select count(distinct a.actor_id)::int from audit_log a
         where a.table_name = 'orders' and a.row_key = o.id::text) as actors
     from orders o join return_requests r on r.order_id = o.id where o.id = $1`,
    [order.id],
  );
  expect(books).toMatchObject({
    ...{ status: 'delivered', isPaid: true, return: 'refunded', isSettled: true },
    ...{ couponUses: 1, actors: 1 },
  });
  expect(books!.notices).toBeGreaterThan(5);
  // Two were sold, and one came back intact.
  expect(await stockOf(piece)).toEqual({ quantity: stock.quantity - 1, ledger: stock.ledger - 1 });
  const templates = (await mailsTo(account.email)).map(({ template }) => template);
  const moves = ['order_confirmed', 'order_in_production', 'order_shipped', 'order_delivered'];
  expect(templates).toEqual(expect.arrayContaining(moves));
  // The request and the three decisions.
  expect(templates.filter((name) => name === 'return_update')).toHaveLength(4);
});

interface Books {
  status: string;
  isPaid: boolean;
  isSettled: boolean;
  return: string;
  couponUses: number;
  notices: number;
  actors: number;
}

/** What lies in stock, and what the ledger says of it. */
async function stockOf(slug: string): Promise<{ quantity: number; ledger: number }> {
  const [row] = await inShop<{ quantity: number; ledger: number }>(
    `select p.quantity, (select coalesce(sum(m.change), 0)::int from stock_movements m
       where m.product_id = p.id) as ledger
     from products p where p.slug = $1`,
    [slug],
  );
  return row!;
}
