import type { Bilingual } from '#domain/bilingual.ts';
import { aspects } from '#domain/catalog/variant-choice.ts';
import type { OrderAddress } from '#domain/checkout/address.ts';
import type { PlacedItem, PlacedOrder } from '#domain/checkout/placed-order.ts';
import type { Actor } from '#platform/database/actor.ts';
import { prepareQueries } from '#platform/database/prepare-queries.ts';
import { db, type RowsOf } from '#platform/database/query.ts';
import { asActor, asSystem, type Session } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { checkGuestLink } from './guest-link.server.ts';

const selectOrder = (id: string) =>
  db
    .selectFrom('orders')
    .select([
      'id',
      'number',
      'status',
      'created_at as placedAt',
      'subtotal',
      'discount',
      'shipping',
    ])
    .select([
      'tax',
      'tax_included as taxIncluded',
      'total',
      'payable',
      'currency',
      'notes',
      'locale',
    ])
    .select(['coupon_code as couponCode', 'address', 'email', 'user_id as userId'])
    .where('id', '=', id);

const selectLines = (id: string) =>
  db.selectFrom('order_items').selectAll().where('order_id', '=', id).orderBy('position');

/** An order and its lines, for `toPlacedOrder`. */
export const placedOrderQueries = prepareQueries(
  (id: string) => [selectOrder(id), selectLines(id)] as const,
);

/** The order as its buyer sees it; null if the session may not see it. */
export async function readPlacedOrder(session: Session, id: string): Promise<PlacedOrder | null> {
  const [[row], items] = await session.read(...placedOrderQueries(id));
  return row ? toPlacedOrder(row, items) : null;
}

/** By the id of an own order, or by a guest's signed token. */
export async function findConfirmation(
  { orderId, token, now }: { orderId: string | null; token: string | null; now: Date },
  actor: Actor,
): Promise<PlacedOrder | null> {
  const link = token ? await checkGuestLink(token, now) : null;
  // As system: the token is the guest's only authorization.
  if (link?.state === 'open') return readPlacedOrder(asSystem(), link.orderId);
  if (!orderId || !isUuid(orderId) || actor.kind !== 'user') return null;
  const [[row], items] = await asActor(actor).read(...placedOrderQueries(orderId));
  // Staff can read every order, but this page is for its buyer.
  return row && row.userId === actor.userId ? toPlacedOrder(row, items) : null;
}

type OrderRow = RowsOf<ReturnType<typeof selectOrder>>[number];
type LineRow = RowsOf<ReturnType<typeof selectLines>>[number];

export function toPlacedOrder(
  { userId: _userId, address, email, ...row }: OrderRow,
  lines: readonly LineRow[],
): PlacedOrder {
  return {
    ...row,
    address: { ...(address as Omit<OrderAddress, 'email'>), email },
    items: lines.map(toItem),
  };
}

const toItem = (row: LineRow): PlacedItem => ({
  productId: row.product_id,
  variantId: row.variant_id,
  name: { en: row.name, ar: row.name_ar || row.name },
  sku: row.sku,
  options: optionsIn(row.options as Record<string, string>),
  picture: row.image_url,
  unitPrice: row.unit_price,
  quantity: row.quantity,
  lineTotal: row.line_total,
  madeToOrder: row.made_to_order,
});

/** { color: 'Walnut', color_ar: '…' } */
const optionsIn = (snapshot: Record<string, string>): Bilingual[] =>
  aspects.flatMap((aspect) => {
    const en = snapshot[aspect];
    return en ? [{ en, ar: snapshot[`${aspect}_ar`] || en }] : [];
  });
