import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryCarts as carts, arbitraryLines } from '#tests/support/arbitrary-cart.ts';
import {
  emptyCart,
  mergeCarts,
  moveToCart,
  saveForLater,
  serializeCart,
  type Cart,
} from './cart.ts';
import { countPieces, findLine, type CartLine } from './cart-lines.ts';
import { parseCart } from './parse-cart.ts';

const anyCart: fc.Arbitrary<Cart> = fc.record({ lines: carts, saved: carts });

describe('saving for later', () => {
  it('and moving back restores the cart, in any order', () => {
    fc.assert(
      fc.property(carts, (lines) => {
        fc.pre(lines.length > 0);
        const [first, ...others] = lines;
        const later = saveForLater({ lines, saved: [] }, first!);
        expect(later).toEqual({ lines: others, saved: [first] });
        expect(moveToCart(later, first!)).toEqual({ lines: [...others, first], saved: [] });
      }),
    );
  });

  it('loses no piece, and never duplicates one', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        fc.pre(cart.lines.length > 0);
        const line = cart.lines[0]!;
        const later = saveForLater(cart, line);
        expect(findLine(later.lines, line)).toBeUndefined();
        expect(later.saved.filter((each) => each === line)).toHaveLength(1);
        expect(later.saved.length).toBe(cart.saved.length + (findLine(cart.saved, line) ? 0 : 1));
      }),
    );
  });

  it('changes nothing for a piece that is not there', () => {
    const key = { id: 'x', variantId: null };
    expect(saveForLater(emptyCart, key)).toEqual(emptyCart);
    expect(moveToCart(emptyCart, key)).toEqual(emptyCart);
  });
});

describe('merging two carts', () => {
  it('adds up the same piece, never above the stock, and names what it could not add', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (stored, brought) => {
        const { cart: merged, capped } = mergeCarts(stored, brought);
        for (const line of merged.lines) {
          const wanted =
            (findLine(stored.lines, line)?.quantity ?? 0) +
            (findLine(brought.lines, line)?.quantity ?? 0);
          expect(line.quantity).toBe(Math.min(wanted, line.most));
          expect(capped.includes(line)).toBe(wanted > line.most);
        }
        for (const line of [...stored.lines, ...brought.lines]) {
          expect(findLine(merged.lines, line)).toBeDefined();
        }
      }),
    );
  });

  it('combines the saved pieces of both, except those in the cart', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (stored, brought) => {
        const { cart: merged } = mergeCarts(stored, brought);
        for (const line of [...stored.saved, ...brought.saved]) {
          const occurrences = [findLine(merged.lines, line), findLine(merged.saved, line)];
          expect(occurrences.filter(Boolean)).toHaveLength(1);
        }
      }),
    );
  });

  it('with an empty cart changes nothing', () => {
    fc.assert(
      fc.property(carts, (lines) => {
        const { cart: merged, capped } = mergeCarts({ lines, saved: [] }, emptyCart);
        expect(merged).toEqual({ lines, saved: [] });
        expect(capped).toEqual([]);
        expect(countPieces(mergeCarts(emptyCart, merged).cart.lines)).toBe(countPieces(lines));
      }),
    );
  });
});

describe('a stored cart', () => {
  it('is restored unchanged', () => {
    fc.assert(
      fc.property(carts, carts, (lines, saved) => {
        expect(parseCart(serializeCart({ lines, saved }))).toEqual({ lines, saved });
      }),
    );
  });

  it('is dropped when it is damaged or not ours', () => {
    const [line] = fc.sample(arbitraryLines, 1) as [CartLine];
    const text = (changes: object) =>
      JSON.stringify({ version: 1, lines: [{ ...line, ...changes }] });
    expect(parseCart(text({}))).toEqual({ lines: [line], saved: [] });
    for (const damaged of [
      '',
      '[]',
      'null',
      '{"version":1',
      JSON.stringify({ version: 2, lines: [line] }),
      text({ quantity: 0 }),
      text({ quantity: 1.5 }),
      text({ quantity: '2' }),
      text({ price: '-1.00' }),
      text({ price: 10 }),
      text({ id: 'x' }),
      text({ name: 'Sofa' }),
      JSON.stringify({ version: 1, lines: [], saved: [{ ...line, quantity: 0 }] }),
    ]) {
      expect(parseCart(damaged), damaged).toBeNull();
    }
  });

  it('never throws for any stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseCart(text)).toBeNull();
      }),
    );
  });
});
