import { deliveryWindow, shopDay, type DayRange } from '../catalog/delivery.ts';
import type { OrderStatus } from './status.ts';

interface Journey {
  status: OrderStatus;
  placedAt: Date;
  /** When it left; null while it is still with us. */
  shippedAt: Date | null;
  /** How long each piece is in the making. */
  making: readonly DayRange[];
  road: DayRange;
}

const underWay = new Set<OrderStatus>([
  'placed',
  'confirmed',
  'in_production',
  'preparing',
  'shipped',
]);

/**
 * Between which of the shop's days an order arrives: the slowest piece decides, then the road. Null
 * when nothing is coming, or when the last day has passed and a promise would be a lie.
 */
export function expectedDelivery(
  { status, placedAt, shippedAt, making, road }: Journey,
  now: Date,
): { from: string; to: string } | null {
  if (!underWay.has(status)) return null;
  const slowest = {
    from: Math.max(0, ...making.map(({ from }) => from)),
    to: Math.max(0, ...making.map(({ to }) => to)),
  };
  const days = shippedAt
    ? deliveryWindow(shopDay(shippedAt), { from: 0, to: 0 }, road)
    : deliveryWindow(shopDay(placedAt), slowest, road);
  return shopDay(now) <= days.to ? days : null;
}
