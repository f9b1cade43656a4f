import { beforeAll, expect, it } from 'vitest';
import { fileDatabase } from '#tests/support/file-database.ts';
import { addCoupon, addProduct } from '#tests/support/goods.ts';
import { delivered, ordered, person } from '#tests/support/ordering.ts';
import { agreeRefund } from '../refunds/agree-refund.server.ts';
import { payRefund } from '../refunds/pay-refund.server.ts';
import { findOrder } from '../orders/find-order.server.ts';
import type { Customer } from '../shared/customer.ts';
import { readPaper, renderPaperPdf } from './render-paper-pdf.server.ts';

const now = new Date('2026-11-19T10:00:00Z');
const database = fileDatabase();
let sales: Customer;
let buyer: Customer & { email: string };

beforeAll(async () => {
  sales = await person(now, ['sales']);
  buyer = await person(now);
});

const read = async (id: string) => (await findOrder(id, { customer: buyer, locale: 'en', now }))!;

/** Three chairs of $100 less a coupon of $50, of which one is refunded with $10 more. */
async function refundedOrder() {
  const chair = await addProduct(database.owner, { price: '100.00' });
  const order = await ordered(database.owner, buyer, {
    items: [{ product_id: chair, quantity: 3 }],
    coupon_code: await addCoupon(database.owner, { discount_value: '50.00' }),
    now,
  });
  await delivered(order.id, sales, now);
  const { items, money } = await read(order.id);
  const agreed = await agreeRefund(
    {
      ...{ orderId: order.id, retained: money.retained, amount: '93.33' },
      lines: [{ item_id: items[0]!.id, quantity: 1 }],
      reason: { en: 'Lost on the road', ar: 'فُقدت في الطريق' },
    },
    { actor: sales, now },
  );
  if (!agreed.ok) throw new Error(agreed.reason);
  const [refund] = (await read(order.id)).refunds;
  return { order, refundId: refund!.id };
}

it('names pieces, what was agreed, the tax in it and why; there is none before the money was given', async () => {
  const { order, refundId } = await refundedOrder();
  const paper = (number: number, locale: 'en' | 'ar' = 'en', customer: Customer = buyer) =>
    readPaper({ orderId: order.id, creditNote: number }, { customer, locale, now });
  expect(await paper(1)).toBeNull();
  await payRefund({ refundId, payout: '93.33' }, { actor: sales, now });
  expect(await paper(1)).toMatchObject({
    title: `Credit note ${order.number}/1`,
    lines: [
      { name: 'Chair', quantity: '1', price: '$100.00', sum: '$83.33' },
      { name: 'Agreed amount', sum: '$10.00' },
    ],
    sums: [
      { label: 'Total', amount: '$93.33' },
      { label: 'of which VAT 14%', amount: '$11.46' },
      { label: 'Given back', amount: '$93.33' },
    ],
    note: { value: 'Lost on the road' },
  });
  const arabic = await paper(1, 'ar');
  expect(arabic!.note!.value).toBe('فُقدت في الطريق');
  expect(arabic!.lines[0]!.name).toBe('كرسي');
  expect(await paper(2)).toBeNull();
  expect(await paper(1, 'en', sales)).not.toBeNull();
  expect(await paper(1, 'en', await person(now))).toBeNull();
  expect(await paper(1, 'en', await person(now, ['marketing']))).toBeNull();
  const invoice = await readPaper({ orderId: order.id }, { customer: buyer, locale: 'en', now });
  expect(invoice!.sums.at(-1)).toMatchObject({
    label: `Given back on November 19, 2026, credit note ${order.number}/1`,
    amount: '-$93.33',
  });
});

it('is drawn in both languages, for a guest by the link alone', async () => {
  const { order, refundId } = await refundedOrder();
  await payRefund({ refundId, payout: '93.33' }, { actor: sales, now });
  for (const locale of ['en', 'ar'] as const) {
    const reader = { customer: null, address: '192.0.2.1', locale, now };
    const pdf = await renderPaperPdf({ orderId: order.id, creditNote: 1 }, reader);
    if (!pdf.ok) throw new Error(pdf.reason);
    expect(pdf.name).toBe(`credit-note-${order.number}-1-${locale}.pdf`);
    expect(pdf.pdf.toString('latin1')).toContain(`/Lang (${locale})`);
  }
});

it('of a guest is drawn a limited number of times for each order', async () => {
  const { id } = await ordered(database.owner, null, { now });
  const draw = async () => Buffer.from('pdf');
  const reader = { customer: null, locale: 'en' as const, now };
  const reasons = [];
  for (let index = 0; index < 25; index += 1) {
    const address = `203.0.113.${index}`;
    const drawn = await renderPaperPdf({ orderId: id }, { ...reader, address }, draw);
    reasons.push(drawn.ok ? 'drawn' : drawn.reason);
  }
  expect(reasons.filter((reason) => reason === 'drawn')).toHaveLength(20);
  expect(reasons.at(-1)).toBe('rate_limited');
});
