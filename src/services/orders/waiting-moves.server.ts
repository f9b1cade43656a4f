import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { OrderStatus } from '#domain/orders/status.ts';

/** A step that staff decided and that can still be called back. */
export interface WaitingMove {
  to: OrderStatus;
  /** The member of staff; empty for an account without a name. */
  by: string;
}

/** The steps of these orders that wait. */
export async function findWaitingMoves(
  trx: Transaction<DB>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, WaitingMove>> {
  const { rows } = await sql<WaitingMove & { orderId: string }>`
    select m.order_id as "orderId", m.to_status as "to", coalesce(p.full_name, '') as by
    from public.order_moves m left join public.profiles p on p.id = m.decided_by
    where m.order_id = any (${orderIds}::uuid[]) and m.state = 'waiting'`.execute(trx);
  return new Map(rows.map(({ orderId, ...move }) => [orderId, move]));
}

const waitingMove = sql`public.order_moves m
  where m.order_id = o.id and m.state = 'waiting' and m.from_status = o.status`;

/**
 * The step of an order that waits, and who decided it, for a query that names the table `o`. None when
 * the order has changed since: nothing will be done then.
 */
export const waitingMoveOf = {
  waitingStep: sql<OrderStatus | null>`(select m.to_status from ${waitingMove})`,
  waitingFor: sql<string | null>`(
    select (select p.full_name from public.profiles p where p.id = m.decided_by) from ${waitingMove})`,
};
