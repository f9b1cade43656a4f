import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { type OrderMoney, orderMoney } from '#domain/orders/order-money.ts';
import { buyerColumns } from './buyer.server.ts';

/**
 * Locks an order until the transaction ends and returns it, or undefined if it does not exist or, with
 * `userId`, is not that customer's. Everything that changes an order starts here.
 */
export async function lockOrder(trx: Transaction<DB>, orderId: string, userId?: string) {
  return trx
    .selectFrom('orders')
    .select(buyerColumns)
    .select(['status', 'delivered_at', 'subtotal', 'discount', 'payable', 'call_attempts'])
    .select(['shipping', 'notes', 'collected_at', 'tax', 'tax_included'])
    .select(['short_by', 'refunded', 'to_give_back', 'given_back'])
    .where('id', '=', orderId)
    .$if(userId !== undefined, (own) => own.where('user_id', '=', userId!))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

export const moneyOf = (order: LockedOrder): OrderMoney =>
  orderMoney({
    ...order,
    shortBy: order.short_by,
    toGiveBack: order.to_give_back,
    givenBack: order.given_back,
  });
