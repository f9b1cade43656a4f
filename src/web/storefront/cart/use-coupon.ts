import { normalizeCode } from '#domain/coupons/coupon.ts';
import { removeStored, writeStored, useStored } from '../../shared/storage/use-stored.ts';

const storageKey = 'coupon';

/**
 * The code on the cart, in every tab alike. Null before any: then one that waits for the customer is
 * put on by itself. Empty once one was taken off: then none is.
 */
export const useCouponCode = (): string | null => useStored(storageKey);

export const keepCoupon = (typed: string): void => writeStored(storageKey, normalizeCode(typed));

export const removeCoupon = (): void => writeStored(storageKey, '');

/** The order has used it: the next cart begins as the first. */
export const forgetCoupon = (): void => removeStored(storageKey);
