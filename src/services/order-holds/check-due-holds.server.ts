import { db } from '#platform/database/query.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { checkOrderHold } from './check-order-hold.server.ts';
import { hoursAfter } from './hold-times.ts';
import { readHoldHours } from './read-abuse-limits.server.ts';

/** Warns staff of unconfirmed orders and cancels those that were not confirmed in time. */
export async function checkDueHolds(now: Date): Promise<void> {
  const { warning } = await readHoldHours();
  // As system: the job belongs to no user.
  const [due] = await asSystem().read(selectDueHolds(now, hoursAfter(now, warning)));
  const failures: unknown[] = [];
  for (const { id } of due) {
    await checkOrderHold(id, now).catch((error: unknown) => failures.push(error));
  }
  // The others were checked; the next run tries these again.
  if (failures.length > 0) throw new AggregateError(failures, String(failures[0]));
}

const selectDueHolds = (now: Date, warnedUntil: Date) =>
  db
    .selectFrom('orders as o')
    .innerJoin('order_holds as h', 'h.order_id', 'o.id')
    .select('o.id')
    .where('o.status', '=', 'placed')
    .where((where) =>
      where.or([
        where.and([where('h.warned_at', 'is', null), where('h.cancels_at', '<=', warnedUntil)]),
        where('h.cancels_at', '<=', now),
      ]),
    )
    .orderBy('h.cancels_at')
    .orderBy('o.id');
