export const orderStatuses = [
  'placed',
  'confirmed',
  'in_production',
  'preparing',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
  'refused',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** An order is made to measure or taken from stock, so one of these two comes third. */
const making = new Set<OrderStatus>(['in_production', 'preparing']);
const endedEarly = new Set<OrderStatus>(['cancelled', 'returned', 'refused']);

export interface DeliveryPath {
  stages: OrderStatus[];
  /** Counted from zero. */
  current: number;
}

/** The way from order to door and how far it got; null when it ended otherwise. */
export function deliveryPath(
  status: OrderStatus,
  history: readonly OrderStatus[],
): DeliveryPath | null {
  if (endedEarly.has(status)) return null;
  const third = [status, ...history.toReversed()].find((each) => making.has(each)) ?? 'preparing';
  const stages: OrderStatus[] = ['placed', 'confirmed', third, 'shipped', 'delivered'];
  return { stages, current: stages.indexOf(status) };
}
