import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deliveryWindow, shopDay } from './delivery.ts';

const stock = { from: 3, to: 5 };
const nearby = { from: 1, to: 2 };

it('adds production and delivery days to the current day in Cairo', () => {
  // A Sunday.
  expect(deliveryWindow('2026-11-15', stock, nearby)).toEqual({
    from: '2026-11-19',
    to: '2026-11-22',
  });
});

it('delivers on Saturday what would arrive on Friday', () => {
  expect(deliveryWindow('2026-11-16', stock, nearby).from).toBe('2026-11-21');
});

it('begins the day at midnight in Cairo', () => {
  expect(shopDay(new Date('2026-11-15T21:59:00Z'))).toBe('2026-11-15');
  expect(shopDay(new Date('2026-11-15T22:01:00Z'))).toBe('2026-11-16');
});

it('never ends before it begins, and never on a Friday', () => {
  const range = fc
    .tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 30 }))
    .map(([from, more]) => ({ from, to: from + more }));
  const days = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true })
    .map(shopDay);
  fc.assert(
    fc.property(days, range, range, (today, making, road) => {
      const { from, to } = deliveryWindow(today, making, road);
      expect(from <= to).toBe(true);
      expect(from >= today).toBe(true);
      for (const day of [from, to]) expect(new Date(day).getUTCDay()).not.toBe(5);
    }),
  );
});
