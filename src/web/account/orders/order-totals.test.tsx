import { expect, it } from 'vitest';
import { orderMoney, type OrderMoneyFacts } from '#domain/orders/order-money.ts';
import type { OrderDetail } from '#services/orders/find-order.server.ts';
import { renderForTest } from '../../shared/testing/render-for-test.tsx';
import { OrderSum } from './order-sum.tsx';
import { OrderTotals } from './order-totals.tsx';

const orderOf = (facts: Partial<OrderMoneyFacts>, more: Partial<OrderDetail> = {}) => {
  const order = { status: 'delivered', payable: '280.00', shortBy: '0.00' } as const;
  const sums = { refunded: '0.00', toGiveBack: '0.00', givenBack: '0.00' };
  const money = orderMoney({ ...order, ...sums, ...facts });
  return {
    ...{ subtotal: '280.00', discount: '0.00', shipping: '0.00', payable: '280.00' },
    ...{ tax: '0.00', taxIncluded: true, taxRate: '14.00', currency: 'USD', money },
    status: facts.status ?? 'delivered',
    ...more,
  } as unknown as OrderDetail;
};

/** The text of the page, without its elements. */
const read = (order: OrderDetail, locale: 'en' | 'ar' = 'en') =>
  renderForTest(<OrderTotals order={order} />, locale).replaceAll(/<[^>]+>/g, ' ');

it.each([
  [{ status: 'placed' }, /To pay on delivery\s+\$280/, /المطلوب عند الاستلام\s+\u200f٢٨٠/],
  [{ status: 'cancelled' }, /Cancelled: you pay\s+\$0/, /أُلغي الطلب، والمطلوب منك\s+\u200f٠/],
  [{ status: 'refused' }, /Refused at the door: you pay\s+\$0/, /رُفض عند الاستلام/],
  [{}, /Paid in cash\s+\$280/, /المدفوع نقدًا\s+\u200f٢٨٠/],
  [{ shortBy: '30.00' }, /Paid in cash\s+\$250\s+Still to pay\s+\$30/, /المتبقي عليك/],
  [
    { refunded: '80.00', givenBack: '80.00' },
    /Paid in cash\s+\$280\s+Given back to you\s+\$80/,
    /المردود إليك/,
  ],
  [{ refunded: '80.00', toGiveBack: '80.00' }, /You get back\s+\$80/, /المبلغ الذي سنرده إليك/],
] as const)('an order of which %o is true says what became of its money', (facts, en, ar) => {
  expect(read(orderOf(facts))).toMatch(en);
  expect(read(orderOf(facts), 'ar')).toMatch(ar);
  const isOpen = 'status' in facts && facts.status === 'placed';
  expect(/on delivery/.test(read(orderOf(facts)))).toBe(isOpen);
});

it('names the tax with its rate, and none where no rate was set', () => {
  expect(read(orderOf({}))).toMatch(/Tax\s+Included\s+Total\s+\$280\s+of which VAT 14%\s+\$34.39/);
  expect(read(orderOf({}), 'ar')).toContain('منها ضريبة القيمة المضافة ١٤٪');
  expect(read(orderOf({}, { taxRate: '0.00' }))).not.toMatch(/Tax|VAT|Included/);
  const added = { tax: '39.20', taxIncluded: false };
  expect(read(orderOf({}, added))).toMatch(/VAT 14%\s+\$39.20\s+Total/);
});

it('is one line in lists, with what came back or is open', () => {
  const line = (facts: Partial<OrderMoneyFacts>) =>
    renderForTest(<OrderSum order={orderOf(facts)} />).replaceAll(/<[^>]+>|[\u2066-\u2069]/g, '');
  expect(line({})).toBe('$280');
  expect(line({ status: 'cancelled' })).toBe('$280 · Cancelled: you pay $0');
  expect(line({ refunded: '80.00', givenBack: '80.00' })).toBe('$280 · Given back to you $80');
});
