import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sum } from '../money.ts';
import {
  addLine,
  countPieces,
  emptyCart,
  findLine,
  lineTotal,
  removeLine,
  setQuantity,
  subtotal,
  writeCart,
  type Cart,
  type CartLine,
} from './cart.ts';
import { parseCart } from './stored-cart.ts';

const ids = [
  '7b1c1c62-5b4e-4d1c-9a53-0d8c3d8d6a01',
  '7b1c1c62-5b4e-4d1c-9a53-0d8c3d8d6a02',
  '7b1c1c62-5b4e-4d1c-9a53-0d8c3d8d6a03',
] as const;
const words = fc.record({ en: fc.string({ maxLength: 20 }), ar: fc.string({ maxLength: 20 }) });

const lines: fc.Arbitrary<CartLine> = fc
  .record({
    id: fc.constantFrom(...ids),
    variantId: fc.constantFrom(null, ...ids),
    slug: fc.constantFrom('nile-sofa', 'amir-table'),
    name: words,
    options: fc.array(words, { maxLength: 3 }),
    query: fc.constantFrom('', '?color=nile'),
    picture: fc.constantFrom(null, '/pictures/products/nile-sofa/960.webp'),
    price: fc
      .integer({ min: 1, max: 10_000_00 })
      .map((cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`),
    quantity: fc.integer({ min: 1, max: 9 }),
    most: fc.integer({ min: 1, max: 12 }),
  })
  .map((line) => ({ ...line, quantity: Math.min(line.quantity, line.most) }));

const carts: fc.Arbitrary<Cart> = fc
  .array(lines, { maxLength: 8 })
  .map((added) => added.reduce(addLine, emptyCart));

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
    const cart = addLine(addLine(emptyCart, { ...line, variantId: ids[0] }), {
      ...line,
      variantId: ids[1],
    });
    expect(cart).toHaveLength(2);
  });

  it('and taking out again restores the cart', () => {
    fc.assert(
      fc.property(carts, lines, (cart, line) => {
        fc.pre(!findLine(cart, line));
        expect(removeLine(addLine(cart, line), line)).toEqual(cart);
      }),
    );
  });

  it('adds nothing of what there is nothing of', () => {
    const [line] = fc.sample(lines, 1) as [CartLine];
    expect(addLine(emptyCart, { ...line, most: 0 })).toEqual([]);
  });
});

describe('setting a quantity', () => {
  it('of nothing or less removes the line', () => {
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
  expect(subtotal(emptyCart)).toBe('0.00');
  fc.assert(
    fc.property(carts, (cart) => {
      expect(subtotal(cart)).toBe(sum(cart.map(lineTotal)));
      expect(countPieces(cart)).toBe(
        cart.map(({ quantity }) => quantity).reduce((a, b) => a + b, 0),
      );
    }),
  );
});

describe('a stored cart', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        expect(parseCart(writeCart(cart))).toEqual(cart);
      }),
    );
  });

  it('is dropped when it is damaged or not ours', () => {
    const [line] = fc.sample(lines, 1) as [CartLine];
    const text = (changes: object) =>
      JSON.stringify({ version: 1, lines: [{ ...line, ...changes }] });
    expect(parseCart(text({}))).toEqual([line]);
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
    ]) {
      expect(parseCart(damaged), damaged).toBeNull();
    }
  });

  it('never throws, whatever is found in the storage', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseCart(text)).toBeNull();
      }),
    );
  });
});
