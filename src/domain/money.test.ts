import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amounts, asAmount, asCents } from '#tests/support/arbitrary-amount.ts';
import {
  compareAmounts,
  isAmount,
  minAmount,
  multiply,
  percentOf,
  percentOff,
  readAmount,
  subtract,
  sum,
} from './money.ts';

const cents = fc.integer({ min: 0, max: 100_000_000 });

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

it('subtracts what was added, and never below nothing', () => {
  fc.assert(
    fc.property(amounts, amounts, (one, other) => {
      expect(subtract(sum([one, other]), other)).toBe(one);
    }),
  );
  expect(() => subtract('1.00', '1.01')).toThrow('never negative');
});

it('compares by value, not as text', () => {
  expect(['9.00', '10.00', '0.50'].toSorted(compareAmounts)).toEqual(['0.50', '9.00', '10.00']);
  expect([compareAmounts('2.00', '2.00'), minAmount('9.00', '10.00')]).toEqual([0, '9.00']);
});

it('rounds percentages to the cent, half a cent up', () => {
  expect(percentOf('0.50', '1.00')).toBe('0.01');
  expect(percentOf('0.49', '1.00')).toBe('0.00');
  expect(percentOf('199.99', '14.00')).toBe('28.00');
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, percent) => {
      const exact = (asCents(amount) * percent) / 10_000;
      expect(Math.abs(asCents(percentOf(amount, asAmount(percent))) - exact)).toBeLessThanOrEqual(
        0.5,
      );
    }),
  );
});

it('reads amounts as programs write them', () => {
  expect([5, 5.5, 0.1, '12.34', '007.5', 0].map(readAmount)).toEqual([
    '5.00',
    '5.50',
    '0.10',
    '12.34',
    '7.50',
    '0.00',
  ]);
  const others = [-1, 0.001, Number.NaN, Infinity, 1e21, '', '1,5', ' 1', '1e3', '-1'];
  expect(others.map(readAmount)).toEqual(others.map(() => null));
});

it('a discount in percent is rounded down', () => {
  expect(percentOff('88.00', '100.00')).toBe(12);
  expect(percentOff('99.99', '100.00')).toBe(0);
  expect(percentOff('2.00', '3.00')).toBe(33);
});
