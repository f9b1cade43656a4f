import { sql } from 'kysely';
import type { DayRange } from '#domain/catalog/delivery.ts';
import type { ReturnableLine } from '#domain/orders/returns.ts';
import { localized, type Locale } from '#i18n/locale.ts';
import { db, type RowsOf } from '#platform/database/query.ts';

/** A line as sold, in the reader's language. */
export interface OrderItem extends ReturnableLine {
  productId: string | null;
  variantId: string | null;
  /** Null when the product no longer exists. */
  slug: string | null;
  name: string;
  /** Empty when the product named none. */
  workshop: string;
  sku: string;
  /** Names of the chosen options. */
  options: string[];
  picture: string | null;
  unitPrice: string;
  /** Whether the discount of the order was taken off it. */
  isDiscounted: boolean;
  lineTotal: string;
  /** Production time; null when the product no longer exists. */
  making: DayRange | null;
}

export function selectItems(orderId: string) {
  return db
    .selectFrom('order_items as i')
    .leftJoin('products as p', (join) =>
      join.onRef('p.id', '=', 'i.product_id').on('p.status', '=', 'published'),
    )
    .selectAll('i')
    .select(['p.slug', 'p.lead_time_min_days as makingFrom', 'p.lead_time_max_days as makingTo'])
    .select(sql<number>`${piecesInReturn} + ${piecesRefunded}`.as('inReturn'))
    .where('i.order_id', '=', orderId)
    .orderBy('i.position')
    .orderBy('i.id');
}

/** Pieces in returns, except declined ones. */
const piecesInReturn = sql`(
  select coalesce(sum(ri.quantity), 0)::int from return_items ri
  join return_requests r on r.id = ri.return_id
  where ri.order_item_id = i.id and r.status <> 'refused')`;

/** Pieces refunded without a return, such as lost ones. */
const piecesRefunded = sql`(
  select coalesce(sum(ri.quantity), 0)::int from refund_items ri
  join refunds f on f.id = ri.refund_id
  where ri.order_item_id = i.id and f.return_id is null)`;

type Row = RowsOf<ReturnType<typeof selectItems>>[number];

export const toOrderItem = (row: Row, locale: Locale): OrderItem => ({
  id: row.id,
  productId: row.product_id,
  variantId: row.variant_id,
  slug: row.slug,
  name: localized(locale, row.name, row.name_ar),
  workshop: localized(locale, row.workshop, row.workshop_ar),
  sku: row.sku,
  options: optionsIn(row.options, locale),
  picture: row.image_url,
  unitPrice: row.unit_price,
  isDiscounted: row.is_discounted,
  quantity: row.quantity,
  lineTotal: row.line_total,
  madeToOrder: row.made_to_order,
  inReturn: row.inReturn,
  making:
    row.makingFrom === null || row.makingTo === null
      ? null
      : { from: row.makingFrom, to: row.makingTo },
});

/** { color: 'Walnut', color_ar: '…' } becomes one word per option. */
function optionsIn(snapshot: unknown, locale: Locale): string[] {
  const options = snapshot as Record<string, string | null>;
  return Object.keys(options)
    .filter((key) => !key.endsWith('_ar'))
    .map((key) => localized(locale, options[key], options[`${key}_ar`]))
    .filter(Boolean);
}
