import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { multiply, percentOf, subtract, sum } from '../money.ts';
import { orderMoney } from './order-money.ts';
import {
  discountedWorth,
  findRefundRejection,
  priceRefund,
  type RefundedPieces,
} from './refund.ts';

const cents = (max: number) =>
  fc
    .integer({ min: 0, max })
    .map((count) => `${Math.floor(count / 100)}.${String(count % 100).padStart(2, '0')}`);

const worth = (pieces: readonly RefundedPieces[]) =>
  sum(pieces.map(({ price, quantity }) => multiply(price, quantity)));

it('pays back, part by part, exactly what was paid for the whole, with the added tax', () => {
  const piece = fc.record({
    price: cents(500_000).map((price) => sum([price, '0.01'])),
    quantity: fc.integer({ min: 1, max: 9 }),
    isDiscounted: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(piece, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 100 }),
      fc.constantFrom('0.00', '5.00', '14.00'),
      fc.integer({ min: 0, max: 8 }),
      (pieces, percent, taxRate, first) => {
        const subtotal = worth(pieces);
        const discounted = discountedWorth(pieces);
        const discount = percentOf(discounted, `${percent}.00`);
        const addedTax = percentOf(subtract(subtotal, discount), taxRate);
        const charged = { subtotal, discount, discounted, addedTax };
        // Some at once, then the others one by one.
        const early = priceRefund({ charged, before: [], goods: pieces.slice(0, first) });
        const later = pieces
          .slice(first)
          .flatMap((each, index) =>
            priceRefund({ charged, before: pieces.slice(0, first + index), goods: [each] }),
          );
        const paid = sum([...early, ...later].map(({ amount }) => amount));
        expect(paid).toBe(sum([subtract(subtotal, discount), addedTax]));
      },
    ),
  );
});

it('takes the share of the discount off each piece', () => {
  const charged = {
    ...{ subtotal: '300.00', discount: '50.00' },
    ...{ discounted: '300.00', addedTax: '0.00' },
  };
  const goods = [{ price: '100.00', quantity: 1, isDiscounted: true }];
  expect(priceRefund({ charged, before: [], goods })).toMatchObject([{ amount: '83.33' }]);
});

it('takes nothing off pieces that a limited coupon did not count for, nor their tax', () => {
  const [bed, lamp] = [
    { price: '100.00', quantity: 1, isDiscounted: true },
    { price: '100.00', quantity: 1, isDiscounted: false },
  ];
  // Everything off the bed; 14 % of what was left.
  const charged = {
    ...{ subtotal: '200.00', discount: '100.00' },
    ...{ discounted: '100.00', addedTax: '14.00' },
  };
  expect(priceRefund({ charged, before: [], goods: [bed] })).toMatchObject([{ amount: '0.00' }]);
  expect(priceRefund({ charged, before: [bed], goods: [lamp] })).toMatchObject([
    { amount: '114.00' },
  ]);
});

it('is never more than what was paid and not refunded, and says why it is another amount', () => {
  const facts = { payable: '100.00', shortBy: '0.00', toGiveBack: '20.00', givenBack: '10.00' };
  const money = orderMoney({ ...facts, status: 'delivered', refunded: '30.00' });
  const reject = (amount: string, reason: string | null = 'a scratch') =>
    findRefundRejection({ amount, proposed: '50.00', reason }, money);
  expect(reject('70.00')).toBeNull();
  expect(reject('70.01')).toEqual({ reason: 'too_much', most: '70.00' });
  expect(reject('0.00')).toEqual({ reason: 'no_amount' });
  expect(reject('50.00', null)).toBeNull();
  expect(reject('49.99', null)).toEqual({ reason: 'no_reason' });
});
