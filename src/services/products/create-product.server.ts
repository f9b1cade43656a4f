import { randomUUID } from 'node:crypto';
import type { Change } from '#domain/admin/changes.ts';
import { productFields, type ProductInput } from '#domain/admin/products/product-input.ts';
import type { Staff } from '#services/shared/staff.ts';
import { applyChanges } from '../admin/changes/apply-changes.server.ts';
import { productRowChanges } from './product-changes.ts';
import { productColumns } from './product-columns.ts';
import { productProblem, type ProductRejection } from './product-problem.ts';

export type CreateProductResult =
  | { ok: true; id: string; changeSet: string | null }
  | ProductRejection;

/** Adds a product as a draft, with its variants, pictures and first count. */
export async function createProduct(
  { quantity, ...product }: ProductInput & { quantity: number },
  staff: Staff,
): Promise<CreateProductResult> {
  const id = randomUUID();
  const columns = productColumns(product);
  const opening = product.variants.length > 0 ? 0 : quantity;
  const rows = productRowChanges({
    id,
    before: { variants: [], pictures: [] },
    after: product,
    places: new Map(),
  });
  const added: Change = {
    table: 'products',
    key: id,
    field: null,
    from: null,
    to: { ...columns, price: columns['price'] ?? product.variants[0]!.price, quantity: opening },
  };
  const result = await applyChanges({ title: product.name, changes: [added, ...rows] }, staff);
  return result.ok ? { ok: true, id, changeSet: result.changeSet } : productProblem(result);
}

/** The first texts of the form of a new product. */
export const newProductTexts = (): Record<string, string> => ({
  ...Object.fromEntries(Object.keys(productFields.shape).map((field) => [field, ''])),
  ...Object.fromEntries(rowFields.map((field) => [field, '[]'])),
  low_stock_threshold: '3',
  quantity: '0',
});

const rowFields = [
  'features',
  'specifications',
  'option_colors',
  'option_materials',
  'option_sizes',
  'variants',
  'pictures',
];
