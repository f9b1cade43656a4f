import type { OrderStatus } from './status.ts';

/** How customers sort their orders; every status is in one of them. */
export const orderGroups = {
  open: ['placed', 'confirmed', 'in_production', 'preparing', 'shipped'],
  delivered: ['delivered'],
  ended: ['cancelled', 'returned', 'refused'],
} as const satisfies Record<string, readonly OrderStatus[]>;

export type OrderGroup = keyof typeof orderGroups;

export const groupNames = Object.keys(orderGroups) as OrderGroup[];

export const parseOrderGroup = (given: string | null): OrderGroup | null =>
  groupNames.find((name) => name === given) ?? null;
