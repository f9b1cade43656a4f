import { normalizeCode } from '#domain/coupons/coupon.ts';
import { forget, store, useStored } from '../../shared/use-stored.ts';

const storageKey = 'coupon';

/**
 * The code on the cart, in every tab alike. Null before any: then one that waits for the customer is
 * put on by itself. Empty once one was taken off: then none is.
 */
export const useCouponCode = (): string | null => useStored(storageKey);

export const keepCoupon = (typed: string): void => store(storageKey, normalizeCode(typed));

export const removeCoupon = (): void => store(storageKey, '');

/** The order has used it: the next cart begins as the first. */
export const forgetCoupon = (): void => forget(storageKey);
