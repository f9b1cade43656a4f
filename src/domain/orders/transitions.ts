import type { OrderStatus } from './status.ts';

/** Who changes an order: the customer, sales staff, or the shop itself. */
export type Changer = 'customer' | 'staff' | 'system';

/**
 * Allowed transitions and who may make them. Customers can cancel until production or shipping; a
 * shipped order is refused at the door or returned.
 */
const transitions: Record<OrderStatus, Partial<Record<OrderStatus, readonly Changer[]>>> = {
  placed: { confirmed: ['staff'], cancelled: ['customer', 'staff', 'system'] },
  confirmed: {
    in_production: ['staff'],
    preparing: ['staff'],
    cancelled: ['customer', 'staff', 'system'],
  },
  in_production: { preparing: ['staff'], shipped: ['staff'], cancelled: ['staff'] },
  preparing: { shipped: ['staff'], cancelled: ['customer', 'staff'] },
  shipped: { delivered: ['staff'], refused: ['staff'] },
  delivered: { returned: ['system'] },
  cancelled: {},
  returned: {},
  refused: {},
};

export function canChangeStatus(from: OrderStatus, to: OrderStatus, by: Changer): boolean {
  return transitions[from][to]?.includes(by) ?? false;
}

/** The statuses that can follow. */
export function nextStatuses(from: OrderStatus, by: Changer): OrderStatus[] {
  const targets = Object.keys(transitions[from]) as OrderStatus[];
  return targets.filter((to) => canChangeStatus(from, to, by));
}

export const isFinalStatus = (status: OrderStatus): boolean =>
  Object.keys(transitions[status]).length === 0;

/** The pieces become available again. */
export const returnsStock = (to: OrderStatus): boolean => to === 'cancelled' || to === 'refused';

/** Maximum length of the reason for a cancellation. */
export const maxReasonLength = 500;
