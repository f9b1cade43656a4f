import { salesOf } from '../../catalog/best-sellers.ts';
import { type CatalogProduct, catalog } from '../../catalog/catalog.ts';
import { variantsOf } from '../../catalog/variants.ts';
import type { OrderLine } from '../../commerce/orders.ts';
import type { ShopDay } from '../calendar.ts';
import type { Random } from '../random.ts';

/** Kinds of which people order several. */
const quantitiesOf = new Map<string, readonly number[]>([
  ['dining_chair', [2, 4, 4, 6]],
  ['nightstand', [1, 2]],
  ['wall_sconce', [1, 2, 2]],
  ['palm_baskets', [1, 2]],
  ['pierced_lantern', [1, 1, 2]],
  ['leather_pouf', [1, 2]],
]);

/** Small pieces are ordered more often than large ones. */
const popularity = new Map(
  catalog.map((product) => [product, salesOf(product.slug) / Math.sqrt(product.price)]),
);

const weightOf = (product: CatalogProduct, { isRamadan }: ShopDay): number =>
  popularity.get(product)! * (isRamadan && product.piece === 'pierced_lantern' ? 4 : 1);

const existed = ({ newFor }: CatalogProduct, { daysAgo }: ShopDay): boolean =>
  newFor === undefined || daysAgo < newFor;

const lineOf = (product: CatalogProduct, random: Random): OrderLine => {
  const variants = variantsOf(product);
  const variant = variants.length > 0 ? random.pick(variants) : undefined;
  return {
    slug: product.slug,
    quantity: random.pick(quantitiesOf.get(product.piece) ?? [1]),
    ...(variant?.color && { color: variant.color }),
    ...(variant?.material && { material: variant.material }),
    ...(variant?.size && { size: variant.size }),
  };
};

/** What one order of that day contains: one to three different products. */
export const cartOf = (day: ShopDay, random: Random, { inStock = false } = {}): OrderLine[] => {
  const offered = catalog.filter(
    (product) => existed(product, day) && !(inStock && product.lead !== undefined),
  );
  const products = new Set<CatalogProduct>();
  const size = random.pick([1, 1, 1, 1, 2, 2, 3]);
  while (products.size < size) {
    products.add(random.pickWeighted(offered, (product) => weightOf(product, day)));
  }
  return [...products].map((product) => lineOf(product, random));
};
