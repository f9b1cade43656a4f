import { orderStatus } from '../account/order-status.ts';
import { orderList } from './list.ts';
import { unconfirmedOrders } from './unconfirmed-orders.ts';

export const adminOrders = {
  list: orderList,
  status: orderStatus,
  unconfirmedOrders,
} as const;
