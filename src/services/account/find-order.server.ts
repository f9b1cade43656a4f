import { sql } from 'kysely';
import type { OrderStatus } from '#domain/orders/status.ts';
import { localized, type Locale } from '#i18n/locale.ts';
import { q } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Customer } from './customer.ts';
import type { OrderSummary } from './order-summaries.server.ts';
import { postalAddress, type PostalAddress } from './postal-address.ts';

export interface OrderItem {
  id: string;
  /** Null once the product is gone. */
  productId: string | null;
  name: string;
  sku: string;
  /** The chosen variant in the reader's words. */
  options: string[];
  unitPrice: string;
  quantity: number;
  lineTotal: string;
}

export interface TimelineEntry {
  id: string;
  status: OrderStatus;
  note: string | null;
  at: Date;
}

export interface OrderDetail extends OrderSummary {
  subtotal: string;
  discount: string;
  couponCode: string | null;
  shipping: string;
  tax: string;
  taxIncluded: boolean;
  address: PostalAddress;
  items: OrderItem[];
  timeline: TimelineEntry[];
}

/** Null for an unknown order and for somebody else's: the two look the same. */
export async function findOrder(
  id: string,
  { customer, locale }: { customer: Customer; locale: Locale },
): Promise<OrderDetail | null> {
  if (!isUuid(id)) return null;
  const [[order], items, timeline] = await asUser(customer).read(
    q
      .selectFrom('orders as o')
      .leftJoin('governorates as g', (join) =>
        join.on('g.code', '=', sql<string>`o.address ->> 'governorate'`),
      )
      .select(['o.id', 'o.number', 'o.status', 'o.payable', 'o.currency'])
      .select(['o.created_at as placedAt', 'o.subtotal', 'o.discount', 'o.shipping', 'o.tax'])
      .select(['o.coupon_code as couponCode', 'o.tax_included as taxIncluded', 'o.address'])
      .select(['g.name as governorate', 'g.name_ar as governorateAr'])
      .where('o.id', '=', id)
      .where('o.user_id', '=', customer.userId),
    q.selectFrom('order_items').selectAll().where('order_id', '=', id).orderBy('position'),
    q
      .selectFrom('order_timeline')
      .select(['id', 'status', 'note', 'created_at as at'])
      .where('order_id', '=', id)
      .where('is_visible', '=', true)
      .orderBy('created_at')
      .orderBy('id'),
  );
  if (!order) return null;
  const { address, governorate, governorateAr, ...rest } = order;
  return {
    ...rest,
    address: postalAddress(address as object, localized(locale, governorate, governorateAr)),
    items: items.map((item) => ({
      id: item.id,
      productId: item.product_id,
      name: localized(locale, item.name, item.name_ar),
      sku: item.sku,
      options: optionsIn(item.options, locale),
      unitPrice: item.unit_price,
      quantity: item.quantity,
      lineTotal: item.line_total,
    })),
    timeline,
  };
}

/** { color: 'Walnut', color_ar: '…' } becomes one word per option. */
function optionsIn(snapshot: unknown, locale: Locale): string[] {
  const options = snapshot as Record<string, string | null>;
  return Object.keys(options)
    .filter((key) => !key.endsWith('_ar'))
    .map((key) => localized(locale, options[key], options[`${key}_ar`]))
    .filter(Boolean);
}
