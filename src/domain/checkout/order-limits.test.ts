import { describe, expect, it } from 'vitest';
import { findLimitRejection, type OrderLimits, type RecentOrders } from './order-limits.ts';

const now = new Date('2026-11-15T12:00:00Z');
const limits: OrderLimits = {
  order: { pieces: 20, value: '10000.00' },
  phone: { orders: 3, pieces: 30, value: '15000.00' },
  network: { orders: 60, pieces: 150, value: '75000.00' },
  recipient: { orders: 10 },
};
const none: RecentOrders = { orders: 0, pieces: 0, value: '0.00', oldest: null };
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

const check = (
  order: { pieces: number; value: string },
  recent: Parameters<typeof findLimitRejection>[2] = {},
  standing: 'guest' | 'unproven' | 'proven' = 'guest',
) => findLimitRejection(order, limits, recent, { now, standing });

describe('one order', () => {
  it.each([
    [20, '10000.00', null],
    [21, '1.00', { kind: 'pieces', limit: '20' }],
    [1, '10000.01', { kind: 'value', limit: '10000.00' }],
  ])('of %s pieces for %s', (pieces, value, exceeded) => {
    expect(check({ pieces, value })).toEqual(
      exceeded && { reason: 'order_too_large', ...exceeded },
    );
  });

  it('of a proven customer has no limit of pieces or value', () => {
    expect(check({ pieces: 900, value: '376212.00' }, {}, 'proven')).toBeNull();
    expect(check({ pieces: 900, value: '376212.00' }, {}, 'unproven')).not.toBeNull();
  });
});

describe('the orders of a day', () => {
  const small = { pieces: 5, value: '500.00' };

  it.each([
    ['phone', { orders: 2, pieces: 25, value: '14500.00' }, null],
    ['phone', { orders: 3 }, { kind: 'orders', limit: '3' }],
    ['phone', { pieces: 26 }, { kind: 'pieces', limit: '30' }],
    ['phone', { value: '14500.01' }, { kind: 'value', limit: '15000.00' }],
    ['network', { orders: 60 }, { kind: 'orders', limit: '60' }],
    ['network', { pieces: 146 }, { kind: 'pieces', limit: '150' }],
    ['recipient', { orders: 9, pieces: 9000, value: '900000.00' }, null],
    ['recipient', { orders: 10 }, { kind: 'orders', limit: '10' }],
  ] as const)('per %s after %o', (scope, earlier, exceeded) => {
    const oldest = hoursAgo(20);
    expect(check(small, { [scope]: { ...none, ...earlier, oldest } })).toEqual(
      exceeded && { reason: 'too_many_orders', scope, ...exceeded, retryAfter: 4 * 3600 },
    );
  });

  it('that are not counted do not matter', () => {
    expect(check(small, {})).toBeNull();
  });
});
