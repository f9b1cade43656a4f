import { expect, it } from 'vitest';
import { isOrderLate } from './promise.ts';

it('is late after the promised day, unless it has ended or nothing was promised', () => {
  const shipped = { status: 'shipped', promisedOn: '2026-11-15' } as const;
  expect(isOrderLate(shipped, '2026-11-15')).toBe(false);
  expect(isOrderLate(shipped, '2026-11-16')).toBe(true);
  expect(isOrderLate({ ...shipped, status: 'delivered' }, '2026-11-16')).toBe(false);
  expect(isOrderLate({ ...shipped, status: 'cancelled' }, '2026-11-16')).toBe(false);
  expect(isOrderLate({ ...shipped, promisedOn: null }, '2026-11-16')).toBe(false);
});
