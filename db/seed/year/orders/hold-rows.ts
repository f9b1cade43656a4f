import { orderId } from '../../commerce/order-rows.ts';
import { deliveredAtOf, type SeededOrder } from '../../commerce/seeded-order.ts';
import { type Rows, rowsOf } from '../../rows.ts';
import { hoursAfter } from '../../time.ts';
import { holdHours } from './journeys.ts';

const warningHours = 24;

const cancelsAt = ({ placedAt }: SeededOrder): Date => hoursAfter(placedAt, holdHours);
const warnsAt = (order: SeededOrder): Date => hoursAfter(cancelsAt(order), -warningHours);

/** Customers who received an order before are trusted: their orders do not expire. */
function heldOrders(orders: readonly SeededOrder[]): SeededOrder[] {
  const trusted = new Set(orders.filter(deliveredAtOf).map(({ userId }) => userId));
  return orders.filter(
    ({ status, userId }) => status === 'placed' && (userId === null || !trusted.has(userId)),
  );
}

export const holdRows = (orders: readonly SeededOrder[], now: Date): Rows[] => [
  rowsOf(
    'order_holds',
    heldOrders(orders).map((order) => ({
      order_id: orderId(order),
      network_hash: null,
      cancels_at: cancelsAt(order),
      warned_at: warnsAt(order) <= now ? warnsAt(order) : null,
      created_at: order.placedAt,
    })),
  ),
];
