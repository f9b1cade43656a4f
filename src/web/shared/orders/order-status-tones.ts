import type { OrderStatus } from '#domain/orders/status.ts';

/** The colour of each status, the same for customers and staff. */
export const orderStatusTones = {
  placed: 'plain',
  confirmed: 'information',
  in_production: 'information',
  preparing: 'information',
  shipped: 'warning',
  delivered: 'success',
  cancelled: 'sale',
  returned: 'sale',
  refused: 'sale',
} as const satisfies Record<OrderStatus, string>;
