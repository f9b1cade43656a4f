import { unconfirmedOrders } from './unconfirmed-orders.ts';

export const adminOrders = {
  unconfirmedOrders,
} as const;
