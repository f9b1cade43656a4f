import { describe, expect, it } from 'vitest';
import { roomOffer } from './room.ts';
import type { UsedProduct } from './work.ts';

/** As far as a room looks at it. */
const piece = (change: Partial<UsedProduct>) =>
  ({
    id: '7b1c1c62-5b4e-4d1c-9a53-0d8c3d8d6a01',
    slug: 'nile-sofa',
    name: 'Nile sofa',
    names: { en: 'Nile sofa', ar: 'كنبة النيل' },
    category: 'living-room',
    price: '1200.50',
    originalPrice: null,
    hasVariants: false,
    picture: null,
    rating: 0,
    isNew: false,
    stockStatus: 'in_stock',
    most: 3,
    ...change,
  }) as UsedProduct;

describe('a whole room', () => {
  it('adds one of each available piece, with names in both languages', () => {
    const { lines, total, leftOut } = roomOffer([
      piece({}),
      piece({ slug: 'lamp', price: '99.50' }),
    ]);
    expect(lines.map(({ slug, quantity }) => [slug, quantity])).toEqual([
      ['nile-sofa', 1],
      ['lamp', 1],
    ]);
    expect(lines[0]).toMatchObject({ name: { en: 'Nile sofa', ar: 'كنبة النيل' }, most: 3 });
    expect(total).toBe('1300.00');
    expect(leftOut).toEqual([]);
  });

  it('leaves out sold-out pieces and those with variants, and reports which', () => {
    const { lines, total, leftOut } = roomOffer([
      piece({ most: 0 }),
      piece({ hasVariants: true }),
      piece({ hasVariants: true, most: 0 }),
    ]);
    expect(lines).toEqual([]);
    expect(total).toBe('0.00');
    expect(leftOut.map(({ reason }) => reason)).toEqual([
      'unavailable',
      'needsChoice',
      'unavailable',
    ]);
  });
});
