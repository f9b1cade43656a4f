import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { multiply, subtract, sum } from '../money.ts';
import { calculateRefund, type ReturnedPieces } from './refund.ts';

const cents = (max: number) =>
  fc
    .integer({ min: 0, max })
    .map((count) => `${Math.floor(count / 100)}.${String(count % 100).padStart(2, '0')}`);

const worth = (pieces: readonly ReturnedPieces[]) =>
  sum(pieces.map(({ price, quantity }) => multiply(price, quantity)));

it('pays back, part by part, exactly what was paid for the whole', () => {
  const piece = fc.record({
    price: cents(500_000).map((price) => sum([price, '0.01'])),
    quantity: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(
      fc.array(piece, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 100 }),
      (pieces, percent) => {
        const subtotal = worth(pieces);
        const discount = `${(BigInt(subtotal.replace('.', '')) * BigInt(percent)) / 10_000n}.00`;
        const refunds = pieces.map((each, index) =>
          calculateRefund({ subtotal, discount, before: pieces.slice(0, index), goods: [each] }),
        );
        expect(sum(refunds)).toBe(subtract(subtotal, discount));
      },
    ),
  );
});

it('takes the share of the discount off each piece', () => {
  const order = { subtotal: '300.00', discount: '50.00', before: [] };
  expect(calculateRefund({ ...order, goods: [{ price: '100.00', quantity: 1 }] })).toBe('83.33');
});
