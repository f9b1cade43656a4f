import { expect, it } from 'vitest';
import type { OrderDetail } from '#services/orders/find-order.server.ts';
import { renderForTest } from '../../shared/testing/render-for-test.tsx';
import { OrderReturns } from './order-returns.tsx';

const at = new Date('2026-11-10T10:00:00Z');

const read = (refund: object | null, locale: 'en' | 'ar' = 'en') => {
  const money = { id: 'f', returnId: 'r', amount: '200.00', payout: '200.00', at, lines: [] };
  const order = {
    ...{ currency: 'USD', items: [], number: '261101-10042' },
    returns: [{ id: 'r', status: 'refunded', at, lines: [], photos: [] }],
    refunds: refund ? [{ ...money, ...refund }] : [],
  } as unknown as OrderDetail;
  return renderForTest(<OrderReturns order={order} />, locale)
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/[\u200f\u2066-\u2069]/g, '');
};

it('names the money and the day of a return that was paid', () => {
  const paid = { paidAt: new Date('2026-11-12T10:00:00Z') };
  expect(read(paid)).toContain('checked. We gave you $200 back on November 12, 2026.');
  expect(read(paid, 'ar')).toContain('وفحصناها. رددنا إليك ٢٠٠');
  expect(read(paid, 'ar')).toContain('في ١٢ نوفمبر ٢٠٢٦.');
});

it('says of another refund nothing beside a return', () => {
  expect(read({ returnId: null, paidAt: null })).not.toContain('$200');
  expect(read(null)).toContain('It is back with us and checked.');
});
