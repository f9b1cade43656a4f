import { orderStatus } from '../account/order-status.ts';
import { orderList } from './list.ts';
import { orderCall } from './order-call.ts';
import { orderDesk } from './order-desk.ts';
import { orderEntries } from './order-entries.ts';
import { orderMoves } from './order-moves.ts';
import { unconfirmedOrders } from './unconfirmed-orders.ts';

export const adminOrders = {
  list: orderList,
  status: orderStatus,
  orderCall,
  orderDesk,
  orderEntries,
  orderMoves,
  unconfirmedOrders,
} as const;
