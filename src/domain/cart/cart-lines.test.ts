import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arbitraryCarts as carts,
  arbitraryLines as lines,
  pieceIds as ids,
} from '#tests/support/arbitrary-cart.ts';
import { sum } from '../money.ts';
import {
  addLine,
  countPieces,
  emptyLines,
  findLine,
  lineTotal,
  removeLine,
  restoreLine,
  setQuantity,
  subtotal,
  type CartLine,
} from './cart-lines.ts';

describe('adding', () => {
  it('raises the quantity of the same id and variant, and never has two lines for it', () => {
    fc.assert(
      fc.property(carts, lines, (cart, line) => {
        const before = findLine(cart, line)?.quantity ?? 0;
        const after = addLine(cart, line);
        expect(findLine(after, line)?.quantity).toBe(Math.min(before + line.quantity, line.most));
        expect(after.length).toBe(cart.length + (before === 0 ? 1 : 0));
        const keys = after.map(({ id, variantId }) => `${id} ${variantId}`);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it('keeps the variants of one product apart', () => {
    const [line] = fc.sample(lines, 1) as [CartLine];
    const cart = addLine(addLine(emptyLines, { ...line, variantId: ids[0] }), {
      ...line,
      variantId: ids[1],
    });
    expect(cart).toHaveLength(2);
  });

  it('and removing again restores the cart', () => {
    fc.assert(
      fc.property(carts, lines, (cart, line) => {
        fc.pre(!findLine(cart, line));
        expect(removeLine(addLine(cart, line), line)).toEqual(cart);
      }),
    );
  });

  it('adds nothing without stock', () => {
    const [line] = fc.sample(lines, 1) as [CartLine];
    expect(addLine(emptyLines, { ...line, most: 0 })).toEqual([]);
  });
});

it('a removed line returns to its place, unless the piece was added again', () => {
  fc.assert(
    fc.property(carts, fc.nat(), (cart, index) => {
      fc.pre(cart.length > 0);
      const position = index % cart.length;
      const line = cart[position]!;
      expect(restoreLine(removeLine(cart, line), line, position)).toEqual(cart);
      expect(restoreLine(cart, line, position)).toEqual(cart);
    }),
  );
});

describe('setting a quantity', () => {
  it('of zero or less removes the line', () => {
    fc.assert(
      fc.property(carts, fc.integer({ min: -5, max: 0 }), (cart, quantity) => {
        fc.pre(cart.length > 0);
        expect(setQuantity(cart, cart[0]!, quantity)).toEqual(cart.slice(1));
      }),
    );
  });

  it('leaves the other lines alone and stays within the stock', () => {
    fc.assert(
      fc.property(carts, fc.integer({ min: 1, max: 30 }), (cart, quantity) => {
        fc.pre(cart.length > 0);
        const [first, ...others] = setQuantity(cart, cart[0]!, quantity);
        expect(first!.quantity).toBe(Math.min(quantity, first!.most));
        expect(others).toEqual(cart.slice(1));
      }),
    );
  });
});

it('the subtotal is what the lines add up to, and the count what they hold', () => {
  expect(subtotal(emptyLines)).toBe('0.00');
  fc.assert(
    fc.property(carts, (cart) => {
      expect(subtotal(cart)).toBe(sum(cart.map(lineTotal)));
      expect(countPieces(cart)).toBe(
        cart.map(({ quantity }) => quantity).reduce((a, b) => a + b, 0),
      );
    }),
  );
});
