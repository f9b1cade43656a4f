import type { OrderStatus } from './status.ts';

/** An order is placed by its buyer alone. */
type NextStatus = Exclude<OrderStatus, 'placed'>;

/** What staff do next with an order that goes well; null when nothing is left to do. */
export function nextStep(status: OrderStatus, isMadeToOrder: boolean): NextStatus | null {
  switch (status) {
    case 'placed':
      return 'confirmed';
    case 'confirmed':
      return isMadeToOrder ? 'in_production' : 'preparing';
    case 'in_production':
      return 'preparing';
    case 'preparing':
      return 'shipped';
    case 'shipped':
      return 'delivered';
    default:
      return null;
  }
}
