import { randomUUID } from 'node:crypto';
import { isSameValue, type Change, type RowValues } from '#domain/admin/changes.ts';
import type { ProductInput } from '#domain/admin/products/product-input.ts';
import type { PictureInput, VariantInput } from '#domain/admin/products/product-rows.ts';
import { rowChanges, type ChildRow } from '../admin/changes/row-changes.ts';
import { productColumns, toDimensions } from './product-columns.ts';

/** The columns of the product that its variants decide while it has any. */
export type StoredPrices = Pick<ProductInput, 'price' | 'discount_price'>;

interface ProductVersions {
  id: string;
  prices: StoredPrices;
  /** What the editor saw. */
  before: ProductInput;
  after: ProductInput;
  /** The stored places of variants and pictures. */
  places: ReadonlyMap<string, number>;
}

/** The changes of a product, its variants and its pictures between two versions of its form. */
export const productChanges = (versions: ProductVersions): Change[] => [
  ...columnChanges(versions),
  ...productRowChanges(versions),
];

function columnChanges({ id, prices, before, after }: Omit<ProductVersions, 'places'>): Change[] {
  const seen: RowValues = { ...prices, ...productColumns(before) };
  const wanted = productColumns(after);
  return Object.entries(wanted)
    .filter(([field, to]) => !isSameValue(seen[field], to))
    .map(([field, to]) => ({ table: 'products', key: id, field, from: seen[field] ?? null, to }));
}

type RowVersion = Pick<ProductInput, 'variants' | 'pictures'>;

/** Only those of the variants and pictures. */
export function productRowChanges({
  id,
  before,
  after,
  places,
}: Pick<ProductVersions, 'id' | 'places'> & { before: RowVersion; after: RowVersion }): Change[] {
  const added = after.variants.map((row) => ({ ...row, id: row.id || randomUUID() }));
  const parent = { product_id: id };
  const variants = rowChanges({
    table: 'product_variants',
    before: before.variants.map((row, at) => variantColumns(row, places.get(row.id) ?? at)),
    after: added.map((row) => variantColumns(row, 0)),
    parent,
    order: 'position',
  });
  const pictures = rowChanges({
    table: 'product_images',
    before: before.pictures.map((row, at) => pictureColumns(row, places.get(row.id) ?? at)),
    after: after.pictures.map((row) => pictureColumns(row, 0)),
    parent,
    order: 'display_order',
  });
  const counts = new Map(added.map((row) => [row.id, row.inventory ?? 0]));
  return [...variants.map((change) => withOpeningCount(change, counts)), ...pictures];
}

const variantColumns = (row: VariantInput, position: number): ChildRow => {
  const { inventory: _inventory, width, depth, height, ...columns } = row;
  return { ...columns, dimensions: toDimensions({ width, depth, height }), position };
};

/** Only a new variant brings its stock along; later it is counted. */
function withOpeningCount(change: Change, counts: ReadonlyMap<string, number>): Change {
  if (change.field !== null || change.to === null) return change;
  return { ...change, to: { ...change.to, inventory: counts.get(change.key) ?? 0 } };
}

const pictureColumns = (row: PictureInput, display_order: number): ChildRow => ({
  id: row.id,
  variant_id: row.variant_id,
  image_url: row.url,
  is_primary: row.is_primary,
  alt_en: row.alt_en,
  alt_ar: row.alt_ar,
  display_order,
});
