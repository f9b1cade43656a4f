import type { OrderStatus } from '#domain/orders/status.ts';
import { db } from '#platform/database/query.ts';
import type { Customer } from '../shared/customer.ts';

export interface OrderSummary {
  id: string;
  number: string;
  status: OrderStatus;
  /** An exact decimal in the order's own currency. */
  payable: string;
  currency: string;
  placedAt: Date;
}

export function selectOrders(customer: Pick<Customer, 'userId'>) {
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'payable', 'currency', 'created_at as placedAt'])
    .where('user_id', '=', customer.userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
}
