import type { RowValues } from '#domain/admin/changes.ts';
import type { ProductEdit } from '#domain/admin/products/product-edit.ts';
import { proposeProductEdit } from '#domain/admin/products/propose-product-edit.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.server.ts';
import { termsFor } from '#services/catalog/terms.server.ts';
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
  const readFacts =
    edit.edit === 'delete'
      ? (ids: readonly string[]) => countProductOrders(ids, staff.actor)
      : undefined;
  const propose = async (row: Row, record: RowValues, orders?: Map<string, number>) => {
    const isPublished = edit.edit === 'publish' && record['status'] !== 'published';
    // The list knows the common gaps; what it finds ready passes the whole gate.
    const isReady =
      row.readiness === 'ready' && (!isPublished || (await isProductReady(row.id, staff)));
    const timesOrdered = orders?.get(row.id) ?? 0;
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

async function isKnownKind(kind: string): Promise<boolean> {
  const terms = await termsFor((facet, value) => facet === 'kind' && value === kind, 'en');
  return terms.kind.length > 0;
}
