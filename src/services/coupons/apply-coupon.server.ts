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

/** Either a valid coupon, or the reason for its rejection. */
export interface ApplyCouponResult {
  message: LocalizedCouponMessage;
  coupon: AppliedCoupon | null;
  discount: string;
  total: string | null;
}

/** Checks what a code is worth for this cart without redeeming it. */
export async function applyCoupon(
  { code, items }: { code: string; items: readonly WantedItem[] },
  caller: Caller,
): Promise<ApplyCouponResult> {
  try {
    // An empty code is rejected as well.
    const cart = await priceCart({ items, couponCode: code.trim() || '-' }, caller);
    const { coupon, discount, total, couponMessage } = cart;
    return { message: couponMessage!, coupon, discount, total };
  } catch (error) {
    log.error({ err: error }, 'a coupon could not be applied');
    const money = await readShopMoney();
    const message = localizeCouponMessage({ code: 'not_applied' }, caller.attempt.locale, money);
    return { message, coupon: null, discount: '0.00', total: null };
  }
}
