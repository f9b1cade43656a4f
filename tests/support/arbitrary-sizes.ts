import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type pg from 'pg';

export interface MadeBox {
  width: number;
  depth: number;
  height: number;
}

export interface MadeVariant {
  color: string | null;
  size: string | null;
  dimensions: MadeBox | null;
  weight: string | null;
}

/** A product whose variants have dimensions of their own, some of them, or none. */
export interface MadeProduct {
  slug: string;
  dimensions: MadeBox | null;
  weight: string | null;
  variants: MadeVariant[];
}

const lengths = fc.integer({ min: 1, max: 400 });
const boxes = fc.record({ width: lengths, depth: lengths, height: lengths });
const weights = fc.integer({ min: 1, max: 20_000 }).map((grams) => (grams / 100).toFixed(2));

const combinations = fc
  .record({
    colors: fc.subarray(['nile', 'sand']),
    sizes: fc.subarray(['180', '220', '260']),
  })
  .map(({ colors, sizes }) =>
    (colors.length > 0 ? colors : [null]).flatMap((color) =>
      (sizes.length > 0 ? sizes : [null]).map((size) => ({ color, size })),
    ),
  )
  .map((all) => all.filter(({ color, size }) => color ?? size));

const products: fc.Arbitrary<MadeProduct> = fc
  .record({ dimensions: fc.option(boxes), weight: fc.option(weights), combinations })
  .chain(({ combinations: combined, ...product }) =>
    fc.record({
      slug: fc.uuid().map((id) => `made-${id}`),
      dimensions: fc.constant(product.dimensions),
      weight: fc.constant(product.weight),
      variants: fc.tuple(
        ...combined.map((combination) =>
          fc.record({
            color: fc.constant(combination.color),
            size: fc.constant(combination.size),
            dimensions: fc.option(boxes, { freq: 2 }),
            weight: fc.option(weights, { freq: 2 }),
          }),
        ),
      ),
    }),
  );

/** The same catalogue in each run. */
export const makeSizes = (count: number): MadeProduct[] =>
  fc.sample(products, { numRuns: count, seed: 7 });

const label = (value: string) => ({ name: `Size ${value}`, name_ar: `مقاس ${value}`, value });

/** Publishes the products; their variants in their order. */
export async function addSizes(owner: pg.Client, made: readonly MadeProduct[]): Promise<void> {
  for (const { slug, dimensions, weight, variants } of made) {
    const valuesOf = (aspect: 'color' | 'size') =>
      [...new Set(variants.flatMap((variant) => variant[aspect] ?? []))].map(label);
    const { rows } = await owner.query<{ id: string }>(
      `insert into products (name, name_ar, slug, sku, category, kind, price, status, is_preorder,
         has_variants, variant_options, dimensions, weight)
       values ('Made', 'مصنوع', $1, $1, 'office', 'chair', 100, 'published', true, $2, $3, $4, $5)
       returning id`,
      [
        slug,
        variants.length > 0,
        { colors: valuesOf('color'), sizes: valuesOf('size') },
        dimensions,
        weight,
      ],
    );
    for (const [position, variant] of variants.entries()) {
      await owner.query(
        `insert into product_variants (product_id, color, size, sku, price, dimensions, weight, position)
         values ($1, $2, $3, $4, 100, $5, $6, $7)`,
        [
          rows[0]!.id,
          variant.color,
          variant.size,
          randomUUID(),
          variant.dimensions,
          variant.weight,
          position,
        ],
      );
    }
  }
}
