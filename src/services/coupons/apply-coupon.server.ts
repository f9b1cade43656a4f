import type { WantedItem } from '#domain/checkout/checkout-input.ts';
import type { AppliedCoupon } from '#domain/coupons/coupon.ts';
import { log } from '#platform/log.server.ts';
import type { Caller } from '../shared/caller.ts';
import { priceCart } from '../pricing/price-cart.server.ts';
import { readShopMoney } from '../pricing/shop-money.server.ts';
import {
  localizeCouponMessage,
  type LocalizedCouponMessage,
} from './localize-coupon-message.server.ts';

/** Exactly one of the two: a coupon that counts, or the reason why none does. */
export interface ApplyCouponResult {
  message: LocalizedCouponMessage;
  coupon: AppliedCoupon | null;
  discount: string;
  total: string | null;
}

/** What a typed code is worth for this cart. Nothing is redeemed: that is the order's part. */
export async function applyCoupon(
  { code, items }: { code: string; items: readonly WantedItem[] },
  who: Caller,
): Promise<ApplyCouponResult> {
  try {
    // A blank is no code either, and is told so.
    const cart = await priceCart({ items, couponCode: code.trim() || '-' }, who);
    const { coupon, discount, total, couponMessage } = cart;
    return { message: couponMessage!, coupon, discount, total };
  } catch (error) {
    log.error({ err: error }, 'a coupon could not be applied');
    const money = await readShopMoney();
    const message = localizeCouponMessage({ code: 'not_applied' }, who.attempt.locale, money);
    return { message, coupon: null, discount: '0.00', total: null };
  }
}
