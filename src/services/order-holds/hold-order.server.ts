import { db } from '#platform/database/query.ts';
import { hoursAfter, type HoldHours } from './hold-times.ts';

interface NewHold {
  orderId: string;
  networkHash: string | null;
  holdHours: HoldHours;
  now: Date;
}

/** Limits how long a new order holds its pieces. Sent with the order, in its transaction. */
export const holdOrderQuery = ({ orderId, networkHash, holdHours, now }: NewHold) =>
  db.insertInto('order_holds').values({
    order_id: orderId,
    network_hash: networkHash,
    cancels_at: hoursAfter(now, holdHours.hold),
    created_at: now,
  });
