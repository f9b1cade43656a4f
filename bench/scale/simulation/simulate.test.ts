import { expect, it } from 'vitest';
import { drawArrivals } from './arrivals.ts';
import type { Installation } from './installation.ts';
import { createRandom } from './random.ts';
import { type Load, simulate } from './simulate.ts';

const costs = {
  stored: { shop: 1 },
  rendered: { shop: 10, database: 5 },
  order: { shop: 5, database: 8 },
};
const installation: Installation = {
  ...{ workers: 1, databaseCores: 1, commitWait: 3, roundTrip: 1, notifies: true },
  limits: { atATime: 2, maxWaiting: 400, maxWait: 1_000 },
};

type Arrivals = Partial<Record<'stored' | 'rendered' | 'orders', number[]>>;
const run = (arrivals: Arrivals, changes: Partial<Installation> = {}, hotShare = 0) => {
  const load: Load = {
    stored: (arrivals.stored ?? []).values(),
    storedPerArrival: 1,
    rendered: (arrivals.rendered ?? []).values(),
    orders: (arrivals.orders ?? []).values(),
    hotShare: () => hotShare,
  };
  return simulate({ ...installation, ...changes }, costs, load, createRandom(1));
};

/** Ten seconds of arrivals, so many a second. */
const ordersPerSecond = (count: number) => [...drawArrivals([10 * count], createRandom(2))];

/** Percentiles are exact to two percent. */
const errorOf = (value: number, expected: number) => Math.abs(value / expected - 1);

it('adds up the parts of a request that meets no other', () => {
  // Four waits of two for the database and one for the way, five parts of one, and the commit.
  expect(errorOf(run({ orders: [0] }).orders.percentile(1), 4 * 3 + 5 + 3)).toBeLessThanOrEqual(
    0.02,
  );
  expect(errorOf(run({ rendered: [0] }).rendered.percentile(1), 5 + 1 + 10)).toBeLessThanOrEqual(
    0.02,
  );
});

it('lets a stored page wait while a page is rendered', () => {
  const { stored } = run({ rendered: [0], stored: [7] });
  // Rendering begins when the rows have come, after six.
  expect(errorOf(stored.percentile(1), 9 + 1)).toBeLessThanOrEqual(0.02);
});

it('places no more orders of one product than its lock allows', () => {
  const orders = ordersPerSecond(500);
  const size = { workers: 16, databaseCores: 16, notifies: false };
  const many = run({ orders }, size);
  const hot = run({ orders }, size, 1);
  // Locked through three waits for the database, the two parts between, and the commit.
  const lockedFor = 3 * 3 + 2 + 3;
  expect(many.rejected).toBe(0);
  expect(hot.rejected).toBeGreaterThan(0);
  expect(hot.peaks['hot product']).toBeGreaterThan(10 / 60);
  expect((1_000 * hot.orders.count) / hot.endedAt).toBeLessThanOrEqual(1_000 / lockedFor);
  expect((1_000 * hot.orders.count) / hot.endedAt).toBeGreaterThan(0.9 * (1_000 / lockedFor));
});

it('places the orders of other products beside a hot one', () => {
  const orders = ordersPerSecond(200);
  const size = { workers: 4, databaseCores: 16, notifies: false, commitWait: 10 };
  const { orders: placed, rejected } = run({ orders }, size, 0.5);
  // Of the hot product come twice as many as its lock allows.
  const lockedFor = 3 * 3 + 2 + 10;
  expect(rejected).toBeGreaterThan(0);
  expect(placed.count).toBeGreaterThan(orders.length / 2 + (0.9 * 10_000) / lockedFor);
  expect(placed.percentile(0.5)).toBeLessThan(100);
});

it('commits one order at a time while orders send NOTIFY', () => {
  const orders = ordersPerSecond(200);
  const size = { workers: 16, databaseCores: 16, commitWait: 10 };
  const rate = ({ orders: { count }, endedAt }: ReturnType<typeof run>) =>
    (1_000 * count) / endedAt;
  expect(rate(run({ orders }, size))).toBeLessThanOrEqual(100);
  expect(rate(run({ orders }, { ...size, notifies: false }))).toBeGreaterThan(190);
});

it('answers every order, with 429 or when it is placed', () => {
  const orders = ordersPerSecond(400);
  const result = run({ orders });
  expect(result.rejected).toBeGreaterThan(0);
  expect(result.orders.count + result.rejected).toBe(orders.length);
  // Those that were taken have waited for their turn about as long as the limit allows.
  expect(result.orders.percentile(0.99)).toBeLessThan(2_000);
});
