import { randomUUID } from 'node:crypto';
import { isSameValue, type Change } from '#domain/admin/changes.ts';
import type { ProductInput } from '#domain/admin/products/product-input.ts';
import type { PictureInput, VariantInput } from '#domain/admin/products/product-rows.ts';
import { rowChanges, type ChildRow } from '../admin/changes/row-changes.ts';
import { productColumns } from './product-columns.ts';

interface ProductVersions {
  id: string;
  /** What the editor saw. */
  before: ProductInput;
  after: ProductInput;
}

/** The changes of a product, its variants and its pictures between two versions of its form. */
export function productChanges({ id, before, after }: ProductVersions): Change[] {
  return [...columnChanges({ id, before, after }), ...productRowChanges({ id, before, after })];
}

function columnChanges({ id, before, after }: ProductVersions): Change[] {
  const [seen, wanted] = [productColumns(before), productColumns(after)];
  return Object.entries(wanted)
    .filter(([field, to]) => !isSameValue(seen[field], to))
    .map(([field, to]) => ({ table: 'products', key: id, field, from: seen[field] ?? null, to }));
}

/** Only those of the variants and pictures. */
export function productRowChanges({
  id,
  before,
  after,
}: {
  id: string;
  before: Pick<ProductInput, 'variants' | 'pictures'>;
  after: Pick<ProductInput, 'variants' | 'pictures'>;
}): Change[] {
  const newIds = new Map<object, string>();
  const idOf = (row: { id: string }): string => {
    const known = row.id || newIds.get(row) || randomUUID();
    newIds.set(row, known);
    return known;
  };
  const variantColumns = (row: VariantInput): ChildRow => {
    const { inventory: _inventory, position, ...columns } = row;
    return { ...columns, id: idOf(row), position: position ?? 0 };
  };
  const variants = rowChanges({
    table: 'product_variants',
    before: before.variants.map(variantColumns),
    after: after.variants.map(variantColumns),
    parent: { product_id: id },
    order: 'position',
  });
  const counts = new Map(after.variants.map((row) => [idOf(row), row.inventory ?? 0]));
  const pictures = rowChanges({
    table: 'product_images',
    before: before.pictures.map(pictureColumns),
    after: after.pictures.map(pictureColumns),
    parent: { product_id: id },
    order: 'display_order',
  });
  return [...variants.map((change) => withOpeningCount(change, counts)), ...pictures];
}

/** Only a new variant brings its stock along; later it is counted. */
function withOpeningCount(change: Change, counts: ReadonlyMap<string, number>): Change {
  if (change.field !== null || change.to === null) return change;
  return { ...change, to: { ...change.to, inventory: counts.get(change.key) ?? 0 } };
}

const pictureColumns = (row: PictureInput): ChildRow => ({
  id: row.id,
  variant_id: row.variant_id,
  image_url: row.url,
  is_primary: row.is_primary,
  alt_en: row.alt_en,
  alt_ar: row.alt_ar,
  display_order: row.display_order ?? 0,
});
