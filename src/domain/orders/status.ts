/** The statuses of an order on its way to the customer, in their order. */
export const statusesToDelivery = [
  'placed',
  'confirmed',
  'in_production',
  'preparing',
  'shipped',
  'delivered',
] as const;

export const orderStatuses = [...statusesToDelivery, 'cancelled', 'returned', 'refused'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Produced or taken from stock: one of these is the third stage. */
const making = new Set<OrderStatus>(['in_production', 'preparing']);
const endedEarly = new Set<OrderStatus>(['cancelled', 'returned', 'refused']);

export interface DeliveryPath {
  stages: OrderStatus[];
  /** Counted from zero. */
  current: number;
}

/** The stages of an order and the current one; null when it ended early. */
export function deliveryPath(
  status: OrderStatus,
  history: readonly OrderStatus[],
): DeliveryPath | null {
  if (endedEarly.has(status)) return null;
  const third = [status, ...history.toReversed()].find((each) => making.has(each)) ?? 'preparing';
  const stages: OrderStatus[] = ['placed', 'confirmed', third, 'shipped', 'delivered'];
  return { stages, current: stages.indexOf(status) };
}
