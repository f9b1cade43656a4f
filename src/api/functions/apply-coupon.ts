import { z } from 'zod';
import { couponCode, wantedItems } from '#domain/checkout/checkout-input.ts';
import { applyCoupon } from '#services/coupons/apply-coupon.server.ts';
import { defineOperation } from './operation.ts';
import { couponJson } from './ordering-json.ts';
import { tooManyRequests } from './too-many-requests.ts';

export const applyCouponOperation = defineOperation({
  body: z.strictObject({ code: couponCode, items: wantedItems }),
  async run(input, { caller, attempt }) {
    const result = await applyCoupon(input, { actor: caller.actor, attempt });
    const { message, coupon, discount, total } = result;
    if (message.code === 'rate_limited') return tooManyRequests(message);
    if (message.code === 'login_required') {
      return { ok: false, status: 401, code: 'not_signed_in', message: message.text };
    }
    return {
      ok: true,
      body: {
        valid: coupon !== null,
        message: message.text,
        hint: message.hint,
        discount: Number(discount),
        total: total === null ? null : Number(total),
        coupon: couponJson(coupon),
      },
    };
  },
});
