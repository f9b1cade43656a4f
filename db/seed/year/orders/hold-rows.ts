import type pg from 'pg';
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

/** The jobs that warn staff of these orders, or cancel them, as checkout schedules them. */
export async function scheduleHolds(
  client: pg.Client,
  orders: readonly SeededOrder[],
  now: Date,
): Promise<void> {
  const jobs = heldOrders(orders).map((order) => ({
    order_id: orderId(order),
    run_at: warnsAt(order) <= now ? cancelsAt(order) : warnsAt(order),
  }));
  await client.query(
    `select graphile_worker.add_job('check-order-hold',
       json_build_object('orderId', job.order_id), run_at => job.run_at, max_attempts => 14,
       job_key => 'order-hold:' || job.order_id)
     from jsonb_to_recordset($1::jsonb) as job (order_id uuid, run_at timestamptz)`,
    [JSON.stringify(jobs)],
  );
}
