import type { RowValues } from '#domain/admin/changes.ts';
import type { ProposedPart } from '#domain/admin/lists/bulk-edit.ts';
import { isPriceEdit, type ProductEdit } from '#domain/admin/products/product-edit.ts';
import { proposeProductEdit } from '#domain/admin/products/propose-product-edit.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.server.ts';
import { termsFor } from '#services/catalog/terms.server.ts';
import {
  readPricedVariants,
  type PricedVariant,
} from '#services/products/read-priced-variants.server.ts';
import { countProductOrders } from '#services/products/count-product-orders.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import type { RowOfSource } from '../lists/list-source.ts';
import { isProductReady } from '../publishing/publish-in-bulk.server.ts';
import { previewBulkEdit, type PreviewBulkResult } from '../lists/preview-bulk-edit.server.ts';
import { productsSource } from '../lists/products-list.server.ts';
import type { RowSelection } from '../lists/selected-rows.server.ts';

type PreviewProductEditResult =
  | PreviewBulkResult
  | { ok: false; reason: 'invalid_input'; fields: { kind: string } };

/** Previews an edit of the selected products. */
export async function previewProductEdit(
  edit: ProductEdit,
  selection: RowSelection,
  { locale, ...staff }: Staff & { locale: Locale },
): Promise<PreviewProductEditResult> {
  if (edit.edit === 'kind' && !(await isKnownKind(edit.kind))) {
    return { ok: false, reason: 'invalid_input', fields: { kind: 'required' } };
  }
  const readFacts = async (ids: readonly string[]): Promise<Facts> => ({
    orders: edit.edit === 'delete' ? await countProductOrders(ids, staff.actor) : new Map(),
    variants: isPriceEdit(edit) ? await readPricedVariants(ids, staff.actor) : new Map(),
  });
  const propose = async (row: Row, record: RowValues, facts?: Facts) => {
    const variants = facts?.variants.get(row.id);
    if (variants) return variants.map((variant) => proposeForVariant(variant, edit));
    const isPublished = edit.edit === 'publish' && record['status'] !== 'published';
    // The list knows the common gaps; what it finds ready passes the whole gate.
    const isReady =
      row.readiness === 'ready' && (!isPublished || (await isProductReady(row.id, staff)));
    const timesOrdered = facts?.orders.get(row.id) ?? 0;
    return proposeProductEdit({ record, isReady, timesOrdered }, edit);
  };
  const title = translator(locale)(`adminProducts.bulk.edits.${edit.edit}`);
  return previewBulkEdit(
    { source: productsSource, table: 'products', title, readFacts, propose },
    selection,
    staff,
  );
}

type Row = RowOfSource<typeof productsSource>;

interface Facts {
  orders: Map<string, number>;
  /** Of products that have any, for edits of prices. */
  variants: Map<string, PricedVariant[]>;
}

/** Each variant is charged at its own price. */
function proposeForVariant(
  { id, label, ...record }: PricedVariant,
  edit: ProductEdit,
): ProposedPart {
  const proposed = proposeProductEdit({ record, isReady: false, timesOrdered: 0 }, edit);
  return { table: 'product_variants', key: id, label, record, ...proposed };
}

async function isKnownKind(kind: string): Promise<boolean> {
  const terms = await termsFor((facet, value) => facet === 'kind' && value === kind, 'en');
  return terms.kind.length > 0;
}
