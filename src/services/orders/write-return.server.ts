import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { ReturnInput } from '#domain/orders/return-input.ts';
import type { ReturnableOrder } from '#domain/orders/returns.ts';
import type { RowsOf } from '#platform/database/query.ts';
import type { LockedOrder } from './lock-order.server.ts';
import type { selectItems } from './order-items.server.ts';

export const toReturnable = (
  order: Pick<LockedOrder, 'status' | 'delivered_at'>,
  items: RowsOf<ReturnType<typeof selectItems>>,
): ReturnableOrder => ({
  status: order.status,
  deliveredAt: order.delivered_at,
  lines: items.map(({ id, quantity, inReturn, made_to_order }) => ({
    id,
    quantity,
    inReturn,
    madeToOrder: made_to_order,
  })),
});

/** A second press finds the return of the first, which the form did not know. */
export async function wasSeen(
  trx: Transaction<DB>,
  orderId: string,
  seen: number | undefined,
): Promise<boolean> {
  if (seen === undefined) return true;
  const { count } = await trx
    .selectFrom('return_requests')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return Number(count) === seen;
}

interface Opening {
  status: 'requested' | 'approved';
  /** The member of staff who opens it for the buyer. */
  openedBy: string | null;
  now: Date;
}

/** Of a locked order; the caller has checked the lines. */
export async function insertReturn(
  trx: Transaction<DB>,
  { orderId, message, lines }: Pick<ReturnInput, 'message' | 'lines'> & { orderId: string },
  { status, openedBy, now }: Opening,
): Promise<string> {
  const { id } = await trx
    .insertInto('return_requests')
    .values({
      order_id: orderId,
      message: message || null,
      created_at: now,
      status,
      opened_by: openedBy,
      ...(status === 'approved' && { approved_at: now }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const items = lines.map(({ item_id, quantity, reason }) => ({
    return_id: id,
    order_item_id: item_id,
    quantity,
    reason,
  }));
  await trx.insertInto('return_items').values(items).execute();
  return id;
}
