import type { OrderMoney } from '#domain/orders/order-money.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { db, type RowsOf } from '#platform/database/query.ts';
import type { Customer } from '../shared/customer.ts';
import { moneyColumns, withMoney } from './order-money-columns.ts';

export interface OrderSummary {
  id: string;
  number: string;
  status: OrderStatus;
  /** An exact decimal in the order's own currency, before refunds. */
  payable: string;
  money: OrderMoney;
  currency: string;
  placedAt: Date;
}

export function selectOrders(customer: Pick<Customer, 'userId'>) {
  return db
    .selectFrom('orders as o')
    .select(['o.id', 'o.number', 'o.status', 'o.currency', 'o.created_at as placedAt'])
    .select(moneyColumns)
    .where('o.user_id', '=', customer.userId)
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc');
}

export const toOrderSummary = (
  row: RowsOf<ReturnType<typeof selectOrders>>[number],
): OrderSummary => withMoney(row);
