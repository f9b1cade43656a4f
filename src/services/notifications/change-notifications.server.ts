import { db } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Customer } from '#services/shared/customer.ts';

/** Marks one notification, or 'all' that are visible now. Those of other customers do not change. */
export async function markNotificationRead(
  customer: Customer,
  which: string,
  now: Date,
): Promise<void> {
  if (which !== 'all' && !isUuid(which)) return;
  await asUser(customer).write(
    db
      .updateTable('notifications')
      .set({ read_at: now })
      .where('user_id', '=', customer.userId)
      .where('read_at', 'is', null)
      .where('visible_from', '<=', now)
      .$if(which !== 'all', (one) => one.where('id', '=', which)),
  );
}

export async function deleteNotification(customer: Customer, id: string): Promise<void> {
  if (!isUuid(id)) return;
  await asUser(customer).write(
    db.deleteFrom('notifications').where('user_id', '=', customer.userId).where('id', '=', id),
  );
}
