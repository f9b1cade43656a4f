import { bounds } from '../bounds.ts';
import { compareAmounts, sum } from '../money.ts';
import type { Totals } from './totals.ts';

/** How far the shop trusts a buyer: limits end with the first delivered order. */
export type BuyerStanding = 'guest' | 'unproven' | 'proven' | 'staff';

/** What orders hold; the value is an exact decimal of goods without delivery. */
export interface OrderVolume {
  pieces: number;
  value: string;
}

export interface DailyVolume extends OrderVolume {
  orders: number;
}

export interface OrderLimits {
  order: OrderVolume;
  phone: DailyVolume;
  network: DailyVolume;
  recipient: Pick<DailyVolume, 'orders'>;
}

/** Orders of the last 24 hours; `oldest` is the first that will leave that span. */
export type RecentOrders = DailyVolume & { oldest: Date | null };

export type LimitScope = 'phone' | 'network' | 'recipient';
export type LimitKind = keyof DailyVolume;

export type LimitRejection =
  | { reason: 'order_too_large'; kind: keyof OrderVolume; limit: string }
  | {
      reason: 'too_many_orders';
      scope: LimitScope;
      kind: LimitKind;
      limit: string;
      retryAfter: number;
    };

const day = 24 * 60 * 60 * 1000;

/** True for buyers whose orders are limited in pieces and value and expire unless confirmed. */
export const isLimitedBuyer = (standing: BuyerStanding): boolean =>
  standing === 'guest' || standing === 'unproven';

/** Start of the span in which orders count together. */
export const countedSince = (now: Date): Date => new Date(now.getTime() - day);

/** Above this the sums of the shop could not hold the order, of any buyer. */
export function findSizeRejection({
  subtotal,
  payable,
}: Pick<Totals, 'subtotal' | 'payable'>): LimitRejection | null {
  const limit = bounds.orderAmount.most;
  const isTooLarge = [subtotal, payable].some((amount) => compareAmounts(amount, limit) > 0);
  return isTooLarge ? { reason: 'order_too_large', kind: 'value', limit } : null;
}

/** The first limit that the order exceeds, or null. Scopes that are not counted are left out. */
export function findLimitRejection(
  order: OrderVolume,
  limits: OrderLimits,
  recent: Partial<Record<LimitScope, RecentOrders>>,
  { now, standing }: { now: Date; standing: BuyerStanding },
): LimitRejection | null {
  const tooLarge = isLimitedBuyer(standing) && firstExceeded({ orders: 0, ...order }, limits.order);
  if (tooLarge && tooLarge.kind !== 'orders') {
    return { reason: 'order_too_large', kind: tooLarge.kind, limit: tooLarge.limit };
  }
  for (const scope of ['phone', 'network', 'recipient'] as const) {
    const earlier = recent[scope];
    const exceeded = earlier && firstExceeded(addOrder(earlier, order), limits[scope]);
    if (exceeded) {
      return {
        reason: 'too_many_orders',
        scope,
        ...exceeded,
        retryAfter: secondsUntilFree(earlier, now),
      };
    }
  }
  return null;
}

const addOrder = (earlier: DailyVolume, order: OrderVolume): DailyVolume => ({
  orders: earlier.orders + 1,
  pieces: earlier.pieces + order.pieces,
  value: sum([earlier.value, order.value]),
});

function firstExceeded(
  volume: DailyVolume,
  limits: Partial<DailyVolume>,
): { kind: LimitKind; limit: string } | null {
  const { orders, pieces, value } = limits;
  if (orders !== undefined && volume.orders > orders) return { kind: 'orders', limit: `${orders}` };
  if (pieces !== undefined && volume.pieces > pieces) return { kind: 'pieces', limit: `${pieces}` };
  if (value !== undefined && compareAmounts(volume.value, value) > 0) {
    return { kind: 'value', limit: value };
  }
  return null;
}

const secondsUntilFree = ({ oldest }: RecentOrders, now: Date): number =>
  Math.max(1, Math.ceil(((oldest ?? now).getTime() + day - now.getTime()) / 1000));
