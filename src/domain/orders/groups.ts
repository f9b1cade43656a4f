import type { OrderStatus } from './status.ts';

/** Groups of statuses that customers filter by. */
export const orderGroups = {
  open: ['placed', 'confirmed', 'in_production', 'preparing', 'shipped'],
  delivered: ['delivered'],
  ended: ['cancelled', 'returned', 'refused'],
} as const satisfies Record<string, readonly OrderStatus[]>;

export type OrderGroup = keyof typeof orderGroups;

export const groupNames = Object.keys(orderGroups) as OrderGroup[];

export const parseOrderGroup = (name: string | null): OrderGroup | null =>
  groupNames.find((group) => group === name) ?? null;
