import fc from 'fast-check';

export const pieceIds = [
  '7b1c1c62-5b4e-4d1c-9a53-0d8c3d8d6a01',
  '7b1c1c62-5b4e-4d1c-9a53-0d8c3d8d6a02',
  '7b1c1c62-5b4e-4d1c-9a53-0d8c3d8d6a03',
] as const;
const texts = fc.record({ en: fc.string({ maxLength: 20 }), ar: fc.string({ maxLength: 20 }) });

/** Lines as the cart keeps them. */
export const arbitraryLines = fc
  .record({
    id: fc.constantFrom(...pieceIds),
    variantId: fc.constantFrom(null, ...pieceIds),
    slug: fc.constantFrom('nile-sofa', 'amir-table'),
    name: texts,
    options: fc.array(texts, { maxLength: 3 }),
    query: fc.constantFrom('', '?color=nile'),
    picture: fc.constantFrom(null, '/pictures/products/nile-sofa/960.webp'),
    price: fc
      .integer({ min: 1, max: 10_000_00 })
      .map((cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`),
    quantity: fc.integer({ min: 1, max: 9 }),
    most: fc.integer({ min: 1, max: 12 }),
  })
  .map((line) => ({ ...line, quantity: Math.min(line.quantity, line.most) }));

/** No piece twice. */
export const arbitraryCarts = fc.uniqueArray(arbitraryLines, {
  maxLength: 8,
  selector: ({ id, variantId }) => `${id} ${variantId}`,
});
