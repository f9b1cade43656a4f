import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAmount, multiply, sum } from './money.ts';

const cents = fc.integer({ min: 0, max: 100_000_000 });
const asAmount = (value: number) =>
  `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`;

it('adds exactly, to the last cent', () => {
  expect(sum([])).toBe('0.00');
  expect(sum(['0.10', '0.20'])).toBe('0.30');
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 20 }), (values) => {
      expect(sum(values.map(asAmount))).toBe(asAmount(values.reduce((a, b) => a + b, 0)));
    }),
  );
});

it('multiplies as adding again and again would', () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 50 }), (value, count) => {
      const amount = asAmount(value);
      expect(multiply(amount, count)).toBe(sum(Array<string>(count).fill(amount)));
    }),
  );
});

it.each(['', '1', '1.5', '1.234', '-1.00', '1e3', '١٫٠٠', 'NaN', ' 1.00'])(
  'takes %j for no amount',
  (text) => {
    expect(isAmount(text)).toBe(false);
    expect(() => sum([text])).toThrow('not an amount');
  },
);
