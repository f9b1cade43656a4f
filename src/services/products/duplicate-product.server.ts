import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Change, RowValues } from '#domain/admin/changes.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { applyChanges } from '../admin/changes/apply-changes.server.ts';
import { findEditableTable } from '../admin/changes/editable-tables.ts';
import type { StoredProduct } from './product-texts.ts';
import { readProduct } from './read-product.server.ts';

type DuplicateResult = { ok: true; id: string } | { ok: false; reason: string };

/** Adds a draft like a product, with its variants and pictures, and with nothing in stock. */
export async function duplicateProduct(source: string, staff: Staff): Promise<DuplicateResult> {
  const product = await readProduct(source, staff.actor);
  if (!product) return { ok: false, reason: 'not_found' };
  const suffix = await freeSuffix(product, staff);
  const id = randomUUID();
  const changes = copyOf(product, id, suffix);
  const result = await applyChanges({ title: product.row.name, changes }, staff);
  return result.ok ? { ok: true, id } : { ok: false, reason: result.reason };
}

/** The first number that neither the addresses nor the SKUs of earlier copies use. */
async function freeSuffix({ row }: StoredProduct, { actor }: Staff): Promise<string> {
  const [[free]] = await asUser(actor).read(sql<{ suffix: string }>`
    select n::text as suffix from generate_series(2, 1000) n
    where not exists (select from public.products
        where slug = ${row.slug}::text || '-' || n or sku = ${row.sku}::text || '-' || n)
      and not exists (select from public.product_variants where sku like ${row.sku}::text || '-' || n || '-%')
    order by n limit 1`);
  return free?.suffix ?? randomUUID().slice(0, 8);
}

function copyOf({ row, variants, pictures }: StoredProduct, id: string, suffix: string): Change[] {
  const variantIds = new Map(variants.map((variant) => [variant.id, randomUUID()]));
  const sku = `${row.sku}-${suffix}`;
  return [
    addedRow('products', id, {
      ...editable('products', row),
      name: copyName(row.name, suffix),
      name_ar: row.name_ar && copyName(row.name_ar, suffix),
      slug: `${row.slug}-${suffix}`,
      sku,
      status: 'draft',
    }),
    ...variants.map((variant, place) =>
      addedRow('product_variants', variantIds.get(variant.id)!, {
        ...editable('product_variants', variant),
        sku: `${sku}-${place + 1}`,
        product_id: id,
      }),
    ),
    ...pictures.map((picture) =>
      addedRow('product_images', randomUUID(), {
        ...editable('product_images', picture),
        variant_id: variantIds.get(picture.variant_id ?? '') ?? null,
        product_id: id,
      }),
    ),
  ];
}

/** “Nile sofa (2)”: two products of one name look alike in lists. */
const copyName = (name: string, suffix: string): string =>
  `${name.slice(0, 120 - suffix.length - 3).trimEnd()} (${suffix})`;

const addedRow = (table: string, key: string, to: RowValues): Change => ({
  table,
  key,
  field: null,
  from: null,
  to,
});

/** The columns that staff edit: neither stock nor sales nor ratings go along. */
function editable(table: string, row: object): RowValues {
  const fields = findEditableTable(table)?.fields ?? [];
  return Object.fromEntries(Object.entries(row).filter(([column]) => fields.includes(column)));
}
