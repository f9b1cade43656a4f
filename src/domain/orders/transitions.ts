import type { OrderStatus } from './status.ts';

/** Who changes an order: its buyer, staff of sales, or the shop by itself. */
export type Changer = 'customer' | 'staff' | 'system';

/**
 * Each way an order may go, and who may send it there. Customers may change their mind until the
 * piece is cut for them or has left; what was shipped comes back by refusal or by a return, and an
 * order is returned when the last of its pieces is back.
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

/** Where somebody may send the order from here. */
export function nextStatuses(from: OrderStatus, by: Changer): OrderStatus[] {
  const targets = Object.keys(transitions[from]) as OrderStatus[];
  return targets.filter((to) => canChangeStatus(from, to, by));
}

export const isFinalStatus = (status: OrderStatus): boolean =>
  Object.keys(transitions[status]).length === 0;

/** Nothing was sold after all: the pieces are free for others again. */
export const returnsStock = (to: OrderStatus): boolean => to === 'cancelled' || to === 'refused';

/** Of what somebody says who cancels. */
export const maxReasonLength = 500;
