import { db, type Runnable } from '#platform/database/query.ts';
import { hoursAfter, warningTime, type HoldHours } from './hold-times.ts';
import { scheduleHoldCheckQuery } from './order-hold-job.server.ts';

interface NewHold {
  orderId: string;
  networkHash: string | null;
  holdHours: HoldHours;
  now: Date;
}

/** Limits how long a new order holds its pieces. Sent with the order, in its transaction. */
export function holdOrderQueries({ orderId, networkHash, holdHours, now }: NewHold): Runnable[] {
  const cancelsAt = hoursAfter(now, holdHours.hold);
  return [
    db.insertInto('order_holds').values({
      order_id: orderId,
      network_hash: networkHash,
      cancels_at: cancelsAt,
      created_at: now,
    }),
    scheduleHoldCheckQuery(orderId, warningTime(cancelsAt, holdHours)),
  ];
}
