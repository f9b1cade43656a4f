import { normalizeCouponCode } from '#domain/coupons/coupon.ts';
import { removeStored, writeStored, useStored } from '../../shared/storage/use-stored.ts';

const storageKey = 'coupon';

/**
 * The coupon code of the cart, in sync between tabs. Null before the first: a waiting coupon is
 * then applied by itself. Empty after one was removed: then none is.
 */
export const useCouponCode = (): string | null => useStored(storageKey);

export const storeCoupon = (typed: string): void =>
  writeStored(storageKey, normalizeCouponCode(typed));

export const removeCoupon = (): void => writeStored(storageKey, '');

/** After an order has used it, the next cart starts without a code. */
export const clearStoredCoupon = (): void => removeStored(storageKey);
