import { describe, expect, test } from 'vitest';
import { orderStatuses } from '#domain/orders/status.ts';
import { returnStatuses } from '#domain/orders/returns.ts';
import { canChangeStatus } from '#domain/orders/transitions.ts';
import { daysBefore, hoursAfter, shopDay } from '../../time.ts';
import { destinations } from '../people/districts.ts';
import { holdHours } from './journeys.ts';
import { withReturns, yearReturns } from '../returns/year-returns.ts';
import { accountHolders } from '../people/shoppers.ts';
import { yearOrders } from './year-orders.ts';

const governorates = destinations.map(({ code }) => ({
  code,
  delivery_fee: '25.00',
  road_min_days: 2,
  road_max_days: 4,
}));

const tradeUpTo = (now: Date) => {
  const placed = yearOrders(now, { accounts: accountHolders(now), governorates });
  const returns = yearReturns(placed, now);
  return { orders: withReturns(placed, returns), returns };
};

const now = new Date('2026-11-14T09:30:00Z');
const { orders, returns } = tradeUpTo(now);
const inMonth = (month: string) =>
  orders.filter(({ placedAt }) => shopDay(placedAt).startsWith(month)).length;

test('the same moment gives the same year', () => {
  expect(tradeUpTo(now)).toEqual({ orders, returns });
});

describe('the orders of the year', () => {
  test('are about a thousand, each with a key of its own, none in the future', () => {
    expect(orders.length).toBeGreaterThan(950);
    expect(orders.length).toBeLessThan(1100);
    expect(new Set(orders.map(({ key }) => key)).size).toBe(orders.length);
    const future = orders.filter(({ steps }) => steps.some(({ at }) => at > now));
    expect(future).toEqual([]);
  });

  test('have steps in order, each allowed after the one before', () => {
    const wrong = orders.filter(({ steps, placedAt }) =>
      steps.some((step, index) => {
        const before = steps[index - 1];
        if (!before) return step.status !== 'placed' || +step.at !== +placedAt;
        const isAllowed =
          step.status === before.status || canChangeStatus(before.status, step.status, step.by);
        return step.at < before.at || !isAllowed;
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('grow over the year, with a White Friday and a feast', () => {
    expect(inMonth('2026-10')).toBeGreaterThan(1.5 * inMonth('2026-01'));
    const onDays = (from: string, to: string) =>
      orders.filter(({ placedAt }) => shopDay(placedAt) >= from && shopDay(placedAt) <= to).length;
    expect(onDays('2025-11-20', '2025-11-30')).toBeGreaterThan(onDays('2025-12-01', '2025-12-11'));
    expect(onDays('2026-03-08', '2026-03-18')).toBeGreaterThan(onDays('2026-03-20', '2026-03-30'));
  });

  test('go to Cairo most, then to Giza and Alexandria', () => {
    const count = (code: string) =>
      orders.filter(({ address }) => address.governorate === code).length;
    expect(count('cairo')).toBeGreaterThan(count('giza'));
    expect(count('giza')).toBeGreaterThan(count('alexandria'));
    expect(count('alexandria')).toBeGreaterThan(count('aswan'));
  });

  test('use a coupon one time for each customer', () => {
    const uses = orders.flatMap(({ coupon, userId }) => (coupon ? [`${coupon} ${userId}`] : []));
    expect(uses.length).toBeGreaterThan(50);
    expect(new Set(uses).size).toBe(uses.length);
  });
});

/** Weekdays and hours of the day, holidays, and the days after them. */
const starts = [
  ...Array.from({ length: 7 }, (_, index) => hoursAfter(now, 31 * index)),
  ...[
    '2026-03-22T06:00:00Z',
    '2026-05-30T20:00:00Z',
    '2026-12-31T23:30:00Z',
    '2027-02-28T00:10:00Z',
  ].map((moment) => new Date(moment)),
];

test.each(starts)('a demo that starts at %s has work in every status', (start) => {
  const trade = tradeUpTo(start);
  const statuses = new Set(trade.orders.map(({ status }) => status));
  expect([...orderStatuses].filter((status) => !statuses.has(status))).toEqual([]);
  const returnStates = new Set(trade.returns.map(({ status }) => status));
  expect([...returnStatuses].filter((status) => !returnStates.has(status))).toEqual([]);
  const open = new Set(['confirmed', 'in_production', 'preparing', 'shipped']);
  const old = trade.orders.filter(
    ({ status, placedAt }) => open.has(status) && placedAt < daysBefore(start, 13),
  );
  expect(old.length).toBeGreaterThan(2);
  // The shop cancels what staff do not confirm: some soon, but not at once and not all.
  const placed = trade.orders.filter(({ status }) => status === 'placed');
  expect(placed.length).toBeGreaterThan(8);
  for (const { placedAt } of placed) {
    expect(+hoursAfter(placedAt, holdHours)).toBeGreaterThan(+hoursAfter(start, 2));
  }
});
