import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type pg from 'pg';
import { asAmount } from './arbitrary-amount.ts';

interface GeneratedPrice {
  price: string;
  discount_price: string | null;
}

export interface GeneratedBox {
  width: number;
  depth: number;
  height: number;
}

interface GeneratedSize {
  dimensions: GeneratedBox | null;
  weight: string | null;
}

export interface GeneratedVariant extends GeneratedPrice, GeneratedSize {
  color: string;
  size: string | null;
  inventory: number;
}

/** What a product is stored with; its variants may say otherwise. */
export interface GeneratedProduct extends GeneratedPrice, GeneratedSize {
  status: 'draft' | 'published';
  quantity: number;
  is_preorder: boolean;
  is_sold_out: boolean;
  variants: readonly GeneratedVariant[];
}

export interface CatalogueProduct extends GeneratedProduct {
  id: string;
  slug: string;
  sku: string;
  variants: readonly (GeneratedVariant & { id: string; sku: string })[];
}

/** Whole dollars, odd cents, and the least and most that a price can be. */
const cents = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 4000 }).map((dollars) => dollars * 100) },
  { weight: 3, arbitrary: fc.integer({ min: 2, max: 400_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(2, 99, 100, 101, 999_999_999) },
);

/** Every second one is reduced, at least by a cent. */
const prices = fc
  .record({
    full: cents,
    isReduced: fc.boolean(),
    left: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ full, isReduced, left }) => ({
    price: asAmount(full),
    discount_price: isReduced ? asAmount(1 + Math.floor(left * (full - 2))) : null,
  }));

type Priced<Row extends GeneratedSize> = Omit<Row, keyof GeneratedSize>;
type PricedVariant = Priced<GeneratedVariant>;

/** Every second one costs what its product does. */
const variantsOf = (own: GeneratedPrice): fc.Arbitrary<PricedVariant[]> =>
  fc
    .uniqueArray(
      fc.record({
        color: fc.constantFrom('oak', 'sand', 'nile'),
        size: fc.constantFrom(null, '160', '200'),
        inventory: fc.constantFrom(0, 0, 1, 2, 9),
        price: fc.oneof(prices, fc.constant(own)),
      }),
      { maxLength: 5, selector: ({ color, size }) => `${color} ${size}` },
    )
    .map((rows) => rows.map(({ price, ...variant }) => ({ ...variant, ...price })));

const rarely = fc.constantFrom(true, false, false, false, false, false);

type PricedProduct = Priced<Omit<GeneratedProduct, 'variants'>> & {
  variants: readonly PricedVariant[];
};

const products: fc.Arbitrary<PricedProduct> = prices.chain((own) =>
  fc
    .record({
      status: rarely.map((isDraft) => (isDraft ? ('draft' as const) : ('published' as const))),
      quantity: fc.constantFrom(0, 1, 3, 30),
      is_preorder: rarely,
      is_sold_out: rarely,
      variants: fc.oneof(fc.constant([]), variantsOf(own), variantsOf(own)),
    })
    .map((product) => ({ ...own, ...product })),
);

/** One of the cases that the generator may miss: on sale itself, and its only variant is not. */
const onSaleInName: PricedProduct = {
  ...{ price: '999.00', discount_price: '799.20' },
  ...{ status: 'published', quantity: 3, is_preorder: false, is_sold_out: false },
  variants: [{ color: 'oak', size: null, inventory: 4, price: '1250.50', discount_price: null }],
};

const lengths = fc.integer({ min: 1, max: 400 });
const boxes = fc.record({ width: lengths, depth: lengths, height: lengths });
const weights = fc.integer({ min: 1, max: 20_000 }).map(asAmount);

/** Every second one is measured. */
const sizes: fc.Arbitrary<GeneratedSize> = fc.record({
  dimensions: fc.option(boxes, { freq: 2 }),
  weight: fc.option(weights, { freq: 2 }),
});

/** Products of all kinds of prices and sizes, the same in each run. */
export function generateCatalogue(count = 50): GeneratedProduct[] {
  const priced = [onSaleInName, ...fc.sample(products, { seed: 96, numRuns: count })];
  const rows = priced.length + priced.flatMap(({ variants }) => variants).length;
  const measured = fc.sample(sizes, { seed: 98, numRuns: rows }).values();
  const nextSize = () => measured.next().value!;
  return priced.map((product) => ({
    ...product,
    ...nextSize(),
    variants: product.variants.map((variant) => ({ ...variant, ...nextSize() })),
  }));
}

/** Stores them with all that published products need; as the owner of the tables. */
export async function storeCatalogue(
  owner: pg.Client,
  generated: readonly GeneratedProduct[],
): Promise<CatalogueProduct[]> {
  const catalogue = generated.map((product, place) => {
    const sku = `GEN-${place + 1}`;
    const variants = product.variants.map((variant, at) => ({
      ...variant,
      id: randomUUID(),
      sku: `${sku}-${at + 1}`,
    }));
    return { ...product, id: randomUUID(), slug: `generated-${place + 1}`, sku, variants };
  });
  await owner.query(
    `insert into public.products (id, slug, sku, name, name_ar, description, description_ar, category,
       kind, price, discount_price, quantity, is_preorder, is_sold_out, status, has_variants,
       dimensions, weight, variant_options)
     select id, slug, sku, 'Zibda chair ' || sku, 'كرسي زبدة ' || sku, 'A chair.', 'كرسي.',
       'office', 'chair', price, discount_price, quantity, is_preorder, is_sold_out, status,
       has_variants, dimensions, weight, $2
     from jsonb_populate_recordset(null::public.products, $1)`,
    [
      JSON.stringify(
        catalogue.map((product) => ({ ...product, has_variants: product.variants.length > 0 })),
      ),
      JSON.stringify(options),
    ],
  );
  await owner.query(
    `insert into public.product_variants (id, product_id, sku, color, size, price, discount_price,
       inventory, dimensions, weight, position)
     select id, product_id, sku, color, size, price, discount_price, inventory, dimensions, weight,
       position
     from jsonb_populate_recordset(null::public.product_variants, $1)`,
    [
      JSON.stringify(
        catalogue.flatMap(({ id, variants }) =>
          variants.map((variant, position) => ({ ...variant, product_id: id, position })),
        ),
      ),
    ],
  );
  await owner.query(
    `insert into public.product_images (product_id, image_url, is_primary, alt_en, alt_ar)
     select id, '/pictures/products/amir-coffee-table/960.webp', true, 'A chair', 'كرسي'
     from public.products where id = any ($1)`,
    [catalogue.map(({ id }) => id)],
  );
  return catalogue;
}

const named = (value: string) => ({ name: value, name_ar: `لون ${value}`, value });
const options = {
  colors: ['oak', 'sand', 'nile'].map((value) => ({ ...named(value), code: '#8a5a3b' })),
  sizes: ['160', '200'].map(named),
};
