import { isZero, sum } from '../money.ts';

/** What a coupon counts for: pieces of these rooms, and these products. Without either, for everything. */
export interface CouponLimits {
  rooms: readonly string[];
  products: readonly LimitedProduct[];
}

/** Its name is null while visitors do not see it. */
export interface LimitedProduct {
  id: string;
  name: { en: string; ar: string } | null;
}

/** A line of a cart, as far as coupons look at it. */
export interface CouponLine {
  productId: string;
  room: string;
  lineTotal: string;
}

export const unlimited: CouponLimits = { rooms: [], products: [] };

const isUnlimited = ({ rooms, products }: CouponLimits): boolean =>
  rooms.length === 0 && products.length === 0;

export const countsFor = (limits: CouponLimits, line: Omit<CouponLine, 'lineTotal'>): boolean =>
  isUnlimited(limits) ||
  limits.rooms.includes(line.room) ||
  limits.products.some(({ id }) => id === line.productId.toLowerCase());

/** The amount that the discount is taken off. */
export const discountableAmount = (limits: CouponLimits, lines: readonly CouponLine[]): string =>
  sum(lines.filter((line) => countsFor(limits, line)).map(({ lineTotal }) => lineTotal));

/** Whether the coupon is limited and nothing in the cart is what it counts for. */
export const matchesNothing = (limits: CouponLimits, lines: readonly CouponLine[]): boolean =>
  !isUnlimited(limits) && isZero(discountableAmount(limits, lines));
