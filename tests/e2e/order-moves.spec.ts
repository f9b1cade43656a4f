import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { endWait } from '#tests/support/due-moves.ts';
import { wear } from '#tests/support/look.ts';
import { once } from '#tests/support/once.ts';
import { openPage, reloadPage } from '#tests/support/open-page.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import { axe, axeInTheDark, expectNoSideways } from '#tests/support/page-health.ts';
import { inShop } from '#tests/support/shop-database.ts';
import { becomeSales } from './new-account.ts';

const texts = {
  en: {
    packed: (count: number) => `Mark ${count} as packed`,
    shipped: (count: number) => `Mark ${count} as shipped`,
    ticked: '3 rows ticked',
    undo: 'Undo',
    undone: 'Undone. Customers have heard nothing.',
    will: '3 orders will be: Preparing',
    toCall: '1 order waits for its call',
    stays: '1 order stays as it is',
  },
  ar: {
    packed: (count: number) => (count === 2 ? 'نقل طلبين إلى التجهيز' : 'نقل ٣ طلبات إلى التجهيز'),
    shipped: () => 'تسليم طلب واحد للمندوب',
    ticked: '٣ صفوف محددة',
    undo: 'تراجع',
    undone: 'تم التراجع، ولم يصل إلى العملاء شيء.',
    will: '٣ طلبات تتغير حالتها إلى: قيد التجهيز',
    toCall: 'طلب واحد في انتظار مكالمته',
    stays: 'طلب واحد يبقى على حاله',
  },
};

interface Sample {
  id: string;
  number: string;
  email: string;
  status: string;
}

/** Orders of a buyer whom no other test knows; each has an address of its own. */
async function addOrders(...statuses: string[]): Promise<{ buyer: string; orders: Sample[] }> {
  const buyer = `Lamia ${randomUUID().slice(0, 13)}`;
  // Of this buyer alone: an order that another test takes by telephone finds the caller by the phone.
  const phone = `+201${randomInt(100_000_000, 1_000_000_000)}`;
  const orders: Sample[] = [];
  for (const status of statuses) {
    const email = `${randomUUID()}@example.com`;
    const [order] = await inShop<{ id: string; number: string }>(
      `with placed as (
         insert into orders (email, phone, status, subtotal, total, payable, currency, address, locale,
           idempotency_key)
         values ($1, $5, $2, 200, 200, 200, 'USD',
           jsonb_build_object('full_name', $3::text), 'en', $4) returning id, number
       ), line as (
         insert into order_items (order_id, name, name_ar, sku, unit_price, quantity, line_total)
         select id, 'Chair', 'كرسي', 'chair', 100, 2, 200 from placed
       ), entry as (
         insert into order_timeline (order_id, status, actor_kind)
         select id, $2, 'staff' from placed
       )
       select id, number from placed`,
      [email, status, buyer, randomUUID(), phone],
    );
    orders.push({ ...order!, email, status });
  }
  return { buyer, orders };
}

const rowOf = (page: Page, { number }: Sample) => page.getByRole('row').filter({ hasText: number });

async function tick(page: Page, ...orders: Sample[]): Promise<void> {
  for (const order of orders) await rowOf(page, order).getByRole('checkbox').check();
}

const bulkBar = (page: Page) => page.locator('.list-bulk');
const bar = (page: Page) => page.locator('.decision-line');

const expectStatus = (order: Sample, status: string) =>
  expect
    .poll(async () => (await inShop('select status from orders where id = $1', [order.id]))[0])
    .toEqual({ status });

const templatesTo = async ({ email }: Sample) =>
  (await mailsTo(email)).map(({ template }) => template);

for (const locale of ['en', 'ar'] as const) {
  test(`sales move three orders, undo it, and move two of them, in ${locale}`, async ({
    page,
    baseURL,
  }) => {
    const t = texts[locale];
    const { buyer, orders } = await addOrders('confirmed', 'confirmed', 'confirmed');
    const [first, second, third] = orders as [Sample, Sample, Sample];
    await wear(page, baseURL!, { locale, theme: 'light' });
    await becomeSales(page);
    await openPage(page, `/admin/orders?q=${encodeURIComponent(buyer)}`);
    await tick(page, first, second, third);
    await expect(bulkBar(page)).toContainText(t.ticked);
    // The rows stay in view above the bar.
    const { height } = (await bulkBar(page).boundingBox())!;
    expect(height).toBeLessThan(140);
    await bulkBar(page)
      .getByRole('button', { name: t.packed(3) })
      .click();

    const dialog = page.getByRole('dialog');
    for (const { number, email } of orders) {
      await expect(dialog.getByRole('listitem').filter({ hasText: number })).toContainText(email);
    }
    await axe(page);
    await axeInTheDark(page);
    await dialog.getByRole('button', { name: t.packed(3) }).click();
    await expect(bar(page)).toContainText(t.will);
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('tbody .choice-box:checked')).toHaveCount(0);
    await expect(page.locator('.order-waiting')).toHaveCount(3);
    await axe(page);
    await axeInTheDark(page);
    await expectNoSideways(page);

    // On another page it can be undone as well.
    await openPage(page, '/admin');
    await bar(page).getByRole('button', { name: t.undo }).click();
    await expect(page.getByText(t.undone)).toBeVisible();
    await expect(bar(page)).toHaveCount(0);

    await openPage(page, `/admin/orders?q=${encodeURIComponent(buyer)}`);
    await expect(page.locator('.order-waiting')).toHaveCount(0);
    await tick(page, first, second);
    await bulkBar(page)
      .getByRole('button', { name: t.packed(2) })
      .click();
    await dialog.getByRole('button', { name: t.packed(2) }).click();
    await expect(page.locator('.order-waiting')).toHaveCount(2);
    await endWait(first.id, second.id);
    await expectStatus(first, 'preparing');
    await expectStatus(second, 'preparing');
    await expectStatus(third, 'confirmed');
    await reloadPage(page);
    await expect(bar(page)).toHaveCount(0);
    expect(await Promise.all(orders.map(templatesTo))).toEqual([
      ['order_preparing'],
      ['order_preparing'],
      [],
    ]);
  });

  test(`each step has a button of its own, and what changed meanwhile stays, in ${locale}`, async ({
    page,
    baseURL,
  }) => {
    const t = texts[locale];
    const { buyer, orders } = await addOrders('placed', 'confirmed', 'confirmed', 'preparing');
    const [placed, one, other, packed] = orders as [Sample, Sample, Sample, Sample];
    await wear(page, baseURL!, { locale, theme: 'light' });
    await becomeSales(page);
    await openPage(page, `/admin/orders?q=${encodeURIComponent(buyer)}`);
    await tick(page, placed, one, other, packed);
    const submits = bulkBar(page).locator('[name="step"]:not([value="handling"], [value="cash"])');
    await expect(submits).toHaveText([t.packed(2), t.shipped(1)]);
    await expect(bulkBar(page)).toContainText(t.toCall);
    await submits.first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem').filter({ hasText: placed.number })).toBeVisible();
    // A colleague is faster with one of them.
    await inShop(`update orders set status = 'cancelled' where id = $1`, [one.id]);
    await dialog.getByRole('button', { name: t.packed(2) }).click();
    await expect(dialog).toContainText(t.stays);
    await expect(dialog).toContainText(one.number);
    await axe(page);
    await endWait(other.id);
    await expectStatus(other, 'preparing');
    await expectStatus(placed, 'placed');
    await expectStatus(packed, 'preparing');
    expect(await templatesTo(one)).toEqual([]);
  });
}

test('a second press moves nothing on, and a closed page loses nothing', once, async ({ page }) => {
  const { buyer, orders } = await addOrders('preparing');
  const [order] = orders as [Sample];
  await becomeSales(page);
  await openPage(page, `/en/admin/orders?q=${encodeURIComponent(buyer)}`);
  await tick(page, order);
  await bulkBar(page).getByRole('button', { name: 'Mark 1 as shipped' }).click();
  const sent = page.waitForRequest(
    (request) => request.postData()?.includes('move-orders') ?? false,
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Mark 1 as shipped' }).click();
  const request = await sent;
  await expect(bar(page)).toContainText(order.number);
  await page.goto('about:blank');
  await endWait(order.id);
  await expectStatus(order, 'shipped');
  // What the browser has sent before, again.
  const { 'content-type': type } = await request.allHeaders();
  const again = await page.request.post(request.url(), {
    data: request.postData()!,
    headers: { 'content-type': type!, origin: process.env.SHOP_URL! },
  });
  expect(again.ok()).toBe(true);
  expect(await inShop('select from order_moves where order_id = $1', [order.id])).toEqual([]);
  expect(await templatesTo(order)).toEqual(['order_shipped']);
});

test('from call to call without the list, and the last one can still be undone', async ({
  page,
}) => {
  const { orders } = await addOrders('placed', 'placed');
  // No other order waits longer, so that these two follow each other.
  for (const [place, { id }] of orders.entries()) {
    await inShop(
      `update orders set created_at = timestamptz '1999-01-01' + $2 * interval '1 second' where id = $1`,
      [id, place],
    );
  }
  const [first, second] = orders as [Sample, Sample];
  await becomeSales(page);
  await openPage(page, '/en/admin');
  await page.getByRole('link', { name: /Orders to call/ }).click();
  await expect(page.getByRole('link', { name: /^To call/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await rowOf(page, first).getByRole('link', { name: first.number }).click();
  await page.getByRole('button', { name: 'Reached: confirm' }).click();
  await expect(bar(page)).toContainText(first.number);
  await page.getByRole('link', { name: `Next order to call: ${second.number}` }).click();
  await expect(page.getByRole('heading', { name: `Order ${second.number}` })).toBeVisible();
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expectStatus(first, 'placed');
  expect(await templatesTo(first)).toEqual([]);
  await inShop('delete from orders where id = any ($1)', [orders.map(({ id }) => id)]);
});

test('an undone step has its note as it was typed', once, async ({ page }) => {
  const { orders } = await addOrders('preparing');
  const [order] = orders as [Sample];
  await becomeSales(page);
  await openPage(page, `/en/admin/orders/${order.id}`);
  await page.getByText('Add a note or a photograph to this step').click();
  const note = page.locator('#move-note_en');
  await note.fill('By the blue van.');
  await page.getByRole('button', { name: 'Hand over to the courier' }).click();
  await expect(page.getByText('Will be: Shipped', { exact: true })).toBeVisible();
  await expect(note).toBeHidden();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(note).toHaveValue('By the blue van.');
  await expect(page.getByText('Step taken back')).toBeVisible();
  await expectStatus(order, 'preparing');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('several orders are moved and undone as well', once, async ({ page }) => {
    const { buyer, orders } = await addOrders('shipped', 'shipped');
    await becomeSales(page);
    await page.goto(`/en/admin/orders?q=${encodeURIComponent(buyer)}`);
    await tick(page, ...orders);
    await page.getByRole('button', { name: 'Mark as delivered', exact: true }).click();
    await expect(page.getByText(/The courier will owe .*\$200/)).toHaveCount(2);
    await page.getByRole('button', { name: 'Mark 2 as delivered' }).click();
    await expect(bar(page)).toContainText('2 orders will be: Delivered');
    await page.goto('/en/admin/coupons');
    await bar(page).getByRole('button', { name: 'Undo' }).click();
    await expect(page).toHaveURL(/\/en\/admin\/coupons$/);
    await expect(bar(page)).toHaveCount(0);
    await expectStatus(orders[0]!, 'shipped');
  });
});
