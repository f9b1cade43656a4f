import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryCarts as carts, arbitraryLines } from '#tests/support/arbitrary-cart.ts';
import { compareAmounts, sum } from '../money.ts';
import { priceLine, type Piece, type PricedLine } from '../checkout/priced-line.ts';
import { lineTotal, type CartLine } from './cart-lines.ts';
import { removeOrdered } from './remove-ordered.ts';
import { acceptChanges, needsConsent, reconcileCart } from './reconcile-cart.ts';

const [line] = fc.sample(arbitraryLines, 1) as [CartLine];
const wanted: CartLine = { ...line, price: '100.00', quantity: 3, most: 5 };

/** The piece as the shop says it is now. */
function priced(cartLine: CartLine, now: Partial<Piece> = {}): PricedLine {
  const piece: Piece = {
    productId: cartLine.id,
    ...{ variantId: cartLine.variantId, slug: cartLine.slug, name: cartLine.name, sku: 'SKU' },
    room: 'office',
    workshop: null,
    options: cartLine.options.map((option) => ({ aspect: 'color', ...option })),
    ...{ query: cartLine.query, picture: cartLine.picture, price: cartLine.price },
    ...{ stockStatus: 'in_stock', lowStockThreshold: 1, pieces: cartLine.most, leadTime: null },
    ...now,
  };
  return priceLine(piece, asItem(cartLine));
}
const asItem = ({ id, variantId, quantity }: CartLine) => ({
  ...{ product_id: id, variant_id: variantId, quantity },
});
const gone = (cartLine: CartLine) => priceLine(undefined, asItem(cartLine));

describe('a cart compared with current prices', () => {
  it('is the same when nothing has changed', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const { cart: after, changes } = reconcileCart(
          cart,
          cart.map((each) => priced(each)),
        );
        expect(after).toEqual(cart);
        expect(changes).toEqual([]);
      }),
    );
  });

  it('takes a lower price, and reports it', () => {
    const { cart, changes } = reconcileCart([wanted], [priced(wanted, { price: '90.00' })]);
    expect(cart[0]?.price).toBe('90.00');
    expect(changes).toMatchObject([{ kind: 'price_dropped', old: '100.00', new: '90.00' }]);
    expect(changes.some(needsConsent)).toBe(false);
  });

  it('shows the accepted price until the buyer accepts a higher one', () => {
    const now = [priced(wanted, { price: '120.00' })];
    const { cart, changes } = reconcileCart([wanted], now);
    expect(cart[0]?.price).toBe('100.00');
    expect(changes).toMatchObject([{ kind: 'price_raised', old: '100.00', new: '120.00' }]);
    expect(changes.every(needsConsent)).toBe(true);
    const agreed = acceptChanges({ lines: cart, saved: [] }, changes);
    expect(agreed.lines[0]?.price).toBe('120.00');
    expect(reconcileCart(agreed.lines, now).changes).toEqual([]);
  });

  it('reduces the quantity to the stock', () => {
    const { cart, changes } = reconcileCart([wanted], [priced(wanted, { pieces: 2 })]);
    expect(cart[0]).toMatchObject({ quantity: 2, most: 2 });
    expect(changes).toMatchObject([{ kind: 'reduced', left: 2 }]);
  });

  it.each([
    ['gone', gone(wanted)],
    ['sold_out', priced(wanted, { pieces: 0 })],
  ])('shows what is %s, and saves it for later when the buyer agrees', (kind, now) => {
    const { cart, changes } = reconcileCart([wanted], [now]);
    expect(cart).toEqual([wanted]);
    expect(changes).toMatchObject([{ kind }]);
    expect(acceptChanges({ lines: cart, saved: [] }, changes)).toEqual({
      lines: [],
      saved: [wanted],
    });
  });

  it('never gets more expensive without consent', () => {
    const prices = fc.integer({ min: 1, max: 999 }).map((whole) => `${whole}.00`);
    fc.assert(
      fc.property(carts, fc.array(prices, { minLength: 8, maxLength: 8 }), (cart, now) => {
        const quote = cart.map((each, index) => priced(each, { price: now[index]! }));
        const { cart: after } = reconcileCart(cart, quote);
        const before = sum(cart.map(lineTotal));
        expect(compareAmounts(sum(after.map(lineTotal)), before)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('removing ordered pieces', () => {
  it('removes them from the cart, and nothing else', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        fc.pre(cart.length > 0);
        const [first, ...others] = cart;
        const items = [asItem(first!)];
        expect(removeOrdered({ lines: cart, saved: [] }, items).lines).toEqual(others);
      }),
    );
  });

  it('preserves what another tab has added since', () => {
    const more = { ...wanted, quantity: 4 };
    const { lines } = removeOrdered({ lines: [more], saved: [] }, [asItem(wanted)]);
    expect(lines).toEqual([{ ...wanted, quantity: 1 }]);
  });
});
