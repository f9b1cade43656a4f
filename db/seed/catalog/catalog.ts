import { bedroom } from './bedroom.ts';
import { decor } from './decor.ts';
import { diningRoom } from './dining-room.ts';
import { lighting } from './lighting.ts';
import { livingRoom } from './living-room.ts';
import { office } from './office.ts';
import type { Category, ProductSeed } from './product.ts';

const inCategory = (category: Category, products: readonly ProductSeed[]) =>
  products.map((product) => ({ ...product, category }));

export type CatalogProduct = ProductSeed & { category: Category };

export const catalog: readonly CatalogProduct[] = [
  ...inCategory('living-room', livingRoom),
  ...inCategory('bedroom', bedroom),
  ...inCategory('dining-room', diningRoom),
  ...inCategory('office', office),
  ...inCategory('decor', decor),
  ...inCategory('lighting', lighting),
];

const bySlug = new Map(catalog.map((product) => [product.slug, product]));

export const productOf = (slug: string): CatalogProduct => {
  const product = bySlug.get(slug);
  if (!product) throw new Error(`The seed names a product that does not exist: ${slug}`);
  return product;
};
