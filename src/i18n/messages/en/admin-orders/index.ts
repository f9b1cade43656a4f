import { orderStatus } from '../account/order-status.ts';
import { orderBoard } from './board.ts';
import { bulkCash } from './bulk-cash.ts';
import { bulkMoves } from './bulk-moves.ts';
import { handling } from './handling.ts';
import { orderList } from './list.ts';
import { orderCall } from './order-call.ts';
import { orderCash } from './order-cash.ts';
import { orderCorrection } from './order-correction.ts';
import { orderDesk } from './order-desk.ts';
import { orderEntries } from './order-entries.ts';
import { orderMails } from './order-mails.ts';
import { moneyForStaff } from './order-money.ts';
import { orderMoves } from './order-moves.ts';
import { orderRefunds } from './order-refunds.ts';
import { orderReturns } from './order-returns.ts';
import { orderPrints } from './order-prints.ts';
import { phoneOrder } from './phone-order.ts';
import { unconfirmedOrders } from './unconfirmed-orders.ts';

export const adminOrders = {
  board: orderBoard,
  bulkCash,
  bulkMoves,
  handling,
  list: orderList,
  status: orderStatus,
  orderCall,
  orderCash,
  orderCorrection,
  orderDesk,
  orderEntries,
  orderMails,
  orderMoney: moneyForStaff,
  orderMoves,
  orderRefunds,
  orderReturns,
  orderPrints,
  phoneOrder,
  unconfirmedOrders,
} as const;
