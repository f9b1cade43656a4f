import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { slowestOf } from '#domain/catalog/delivery.ts';
import type { PlacedOrder } from '#domain/checkout/placed-order.ts';
import { isLimitedBuyer } from '#domain/checkout/order-limits.ts';
import type { ChosenOption, PricedLine } from '#domain/checkout/priced-line.ts';
import { countsFor } from '#domain/coupons/coupon-limits.ts';
import { db } from '#platform/database/query.ts';
import { commitAfter, pipelineAfter } from '#platform/database/run-as.server.ts';
import { redeemCouponQuery } from '../coupons/redeem-coupon.server.ts';
import { holdOrderQuery } from '../order-holds/hold-order.server.ts';
import { hashNetwork } from '../shared/network-hash.server.ts';
import { moveStockQuery, type StockMove } from './move-stock.server.ts';
import { prepareNotices } from './notify-buyer.server.ts';
import type { OrderDraft } from './order-draft.ts';
import type { PricedOrder } from './price-under-lock.server.ts';
import { placedOrderQueries, toPlacedOrder } from './read-placed-order.server.ts';

/**
 * Writes order, lines, first history entry, stock, coupon usage and mail, all or nothing, and commits.
 * Returns the order as it is stored.
 */
export async function writeOrder(
  trx: Transaction<DB>,
  draft: OrderDraft,
  priced: PricedOrder,
): Promise<PlacedOrder> {
  const id = randomUUID();
  const { now } = draft.attempt;
  const storing = pipelineAfter(
    trx,
    [
      insertOrder(id, draft, priced),
      insertLines(id, priced, now),
      insertEntries(id, draft),
      ...redeemQueries(id, draft, priced),
      ...holdQueries(id, draft),
      moveStockQuery('sale', id, priced.lines.map(toMove)),
    ],
    selectNumber(id),
  );
  const [[[inserted]], noticesFor] = await Promise.all([
    storing,
    prepareNotices({ id, draft, priced }),
  ]);
  const notices = noticesFor(inserted!.number);
  const [[row], lines] = await commitAfter(trx, notices, ...placedOrderQueries(id));
  return toPlacedOrder(row!, lines);
}

const selectNumber = (id: string) => db.selectFrom('orders').select('number').where('id', '=', id);

const redeemQueries = (
  orderId: string,
  { userId, attempt: { now } }: OrderDraft,
  { coupon, totals: { discount: saved } }: PricedOrder,
) => (coupon ? [redeemCouponQuery(coupon.id, { orderId, userId: userId ?? '', saved, now })] : []);

const holdQueries = (orderId: string, { standing, holdHours, attempt }: OrderDraft) =>
  isLimitedBuyer(standing)
    ? [
        holdOrderQuery({
          orderId,
          networkHash: hashNetwork(attempt.address),
          holdHours,
          now: attempt.now,
        }),
      ]
    : [];

const toMove = (line: PricedLine): StockMove => ({
  product_id: line.productId,
  variant_id: line.variantId,
  change: line.madeToOrder ? 0 : -line.quantity,
  sold: line.quantity,
});

/** Who orders on the telephone has been called: such an order is confirmed a moment after it is placed. */
const insertEntries = (orderId: string, { userId, attempt: { now }, takenBy }: OrderDraft) => {
  const entry = {
    order_id: orderId,
    actor_kind: takenBy ? ('staff' as const) : ('customer' as const),
    actor_id: takenBy?.userId ?? userId,
  };
  const placed = { ...entry, status: 'placed' as const, created_at: now };
  const entries = takenBy
    ? [
        { ...placed, note: 'Ordered by telephone.', note_ar: 'طلب بالهاتف.' },
        { ...entry, status: 'confirmed' as const, created_at: new Date(now.getTime() + 1) },
      ]
    : [placed];
  return db.insertInto('order_timeline').values(entries);
};

/** The trigger of the lines would store what they sum up to; to know it already saves an update. */
const insertOrder = (
  id: string,
  { input, hash, userId, address: destination, money, attempt, road, takenBy }: OrderDraft,
  { lines, totals, coupon }: PricedOrder,
) => {
  const { email, ...address } = destination;
  const production = slowestOf(lines.map(({ leadTime }) => leadTime))?.to ?? null;
  return db.insertInto('orders').values({
    id,
    user_id: userId,
    ...(takenBy && { status: 'confirmed' as const }),
    email,
    phone: address.phone,
    subtotal: totals.subtotal,
    discount: totals.discount,
    shipping: totals.shipping ?? '0.00',
    tax: totals.tax,
    tax_included: totals.taxIncluded,
    tax_rate: money.tax.rate,
    total: totals.total,
    payable: totals.payable,
    currency: money.currency,
    payment_method: input.payment_method,
    coupon_id: coupon?.id ?? null,
    coupon_code: coupon?.code ?? null,
    address: JSON.stringify(address),
    notes: input.notes,
    locale: input.locale,
    idempotency_key: input.key,
    request_hash: hash,
    created_at: attempt.now,
    pieces: lines.reduce((count, { quantity }) => count + quantity, 0),
    is_made_to_order: lines.some(({ madeToOrder }) => madeToOrder),
    promised_on: sql<string>`private.promised_day(${attempt.now}, ${production}, ${road.to})`,
  });
};

/** Names, options and prices as sold, independent of later changes. */
const insertLines = (orderId: string, { lines, coupon }: PricedOrder, now: Date) =>
  db.insertInto('order_items').values(
    lines.map((line, position) => ({
      order_id: orderId,
      product_id: line.productId,
      variant_id: line.variantId,
      name: line.name.en,
      name_ar: line.name.ar,
      workshop: line.workshop?.en ?? null,
      workshop_ar: line.workshop?.ar ?? null,
      sku: line.sku,
      options: JSON.stringify(snapshot(line.options)),
      image_url: line.picture,
      unit_price: line.unitPrice,
      quantity: line.quantity,
      line_total: line.lineTotal,
      made_to_order: line.madeToOrder,
      is_discounted: coupon === null || countsFor(coupon.limits, line),
      position,
      created_at: now,
    })),
  );

/** { color: 'Walnut', color_ar: '…' } */
const snapshot = (options: readonly ChosenOption[]): Record<string, string> =>
  Object.fromEntries(
    options.flatMap(({ aspect, en, ar }) => [
      [aspect, en],
      [`${aspect}_ar`, ar],
    ]),
  );
