import { expect, it } from 'vitest';
import { day } from '../assumptions.ts';
import { highestRates, simulateDay } from './simulate-day.ts';

const size = { factor: 1, workers: 2, databaseCores: 2, commitWait: 2 };
const counts = ({ stored, rendered, orders, rejected }: ReturnType<typeof simulateDay>) => ({
  pages: stored.count + rendered.count - day.staffPages,
  orders: orders.count + rejected,
});

it('serves about the pages and orders of a day', () => {
  const { pages, orders } = counts(simulateDay(size));
  expect(Math.abs(pages / (day.visits * day.pagesOfVisit) - 1)).toBeLessThan(0.03);
  // Of so few the square root is to be expected as the difference.
  expect(Math.abs(orders - day.orders)).toBeLessThan(3 * Math.sqrt(day.orders));
});

it('gives the same result each time', () => {
  expect(simulateDay(size)).toEqual(simulateDay(size));
});

it('leaves to a CDN its share of the stored pages alone', () => {
  const without = simulateDay(size);
  const behind = simulateDay({ ...size, cdn: 0.9 });
  expect(Math.abs(behind.stored.count / without.stored.count - 0.1)).toBeLessThan(0.01);
  expect(behind.rendered.count).toBe(without.rendered.count);
  expect(behind.orders.count).toBe(without.orders.count);
});

it('has its highest rates when the sale opens, in proportion to the load', () => {
  const [one, ten] = [highestRates(1), highestRates(10)];
  expect(one.sale[0]).toBeGreaterThan(one.hour[0]);
  expect(one.sale[1]).toBeGreaterThan(one.hour[1]);
  expect(ten.sale[1] / one.sale[1]).toBeCloseTo(10);
});
