import { describe, expect, it } from 'vitest';
import { expectedDelivery } from './expected-delivery.ts';

const order = {
  status: 'in_production',
  // A Sunday, as Cairo counts it.
  placedAt: new Date('2026-02-28T23:00:00Z'),
  shippedAt: null,
  making: [
    { from: 3, to: 5 },
    { from: 42, to: 56 },
  ],
  road: { from: 1, to: 2 },
} as const;
const now = new Date('2026-03-10T10:00:00Z');

describe('the days on which an order is expected', () => {
  it('depend on the slowest piece and the delivery time, counted from the day of the order', () => {
    expect(expectedDelivery(order, now)).toEqual({ from: '2026-04-13', to: '2026-04-28' });
  });

  it('are close after it was shipped', () => {
    const shippedAt = new Date('2026-03-09T08:00:00Z');
    expect(expectedDelivery({ ...order, status: 'shipped', shippedAt }, now)).toEqual({
      from: '2026-03-10',
      to: '2026-03-11',
    });
  });

  it('are not shown after they have passed', () => {
    expect(expectedDelivery(order, new Date('2026-04-28T20:00:00Z'))).not.toBeNull();
    expect(expectedDelivery(order, new Date('2026-04-28T23:00:00Z'))).toBeNull();
  });

  it.each(['delivered', 'cancelled', 'returned', 'refused'] as const)(
    'are none once it is %s',
    (status) => {
      expect(expectedDelivery({ ...order, status }, now)).toBeNull();
    },
  );
});
