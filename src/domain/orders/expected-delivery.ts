import { deliveryWindow, shopDay, slowestOf, type DayRange } from '../catalog/delivery.ts';
import type { OrderStatus } from './status.ts';

interface Journey {
  status: OrderStatus;
  placedAt: Date;
  /** When it was shipped; null before. */
  shippedAt: Date | null;
  /** Production time of each piece. */
  making: readonly DayRange[];
  road: DayRange;
}

const inProgress = new Set<OrderStatus>([
  'placed',
  'confirmed',
  'in_production',
  'preparing',
  'shipped',
]);

/**
 * The days between which an order arrives: the slowest piece, then transport. Null when nothing is
 * coming, or when the last day has passed.
 */
export function expectedDelivery(
  { status, placedAt, shippedAt, making, road }: Journey,
  now: Date,
): { from: string; to: string } | null {
  if (!inProgress.has(status)) return null;
  const days = shippedAt
    ? deliveryWindow(shopDay(shippedAt), { from: 0, to: 0 }, road)
    : deliveryWindow(shopDay(placedAt), slowestOf(making), road);
  return shopDay(now) <= days.to ? days : null;
}
