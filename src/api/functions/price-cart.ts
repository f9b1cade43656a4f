import { z } from 'zod';
import { couponCode, wantedItems } from '#domain/checkout/checkout-input.ts';
import { priceCart } from '#services/pricing/price-cart.server.ts';
import { defineOperation } from './operation.ts';
import { changeJson, couponJson, lineJson, totalsJson } from './ordering-json.ts';
import { tooManyRequests } from './too-many-requests.ts';

export const priceCartOperation = defineOperation({
  body: z.strictObject({
    items: wantedItems,
    coupon_code: couponCode.nullish(),
    governorate: z.string().max(40).nullish(),
  }),
  async run({ items, coupon_code, governorate }, { caller, attempt }) {
    const serviceCaller = { actor: caller.actor, attempt };
    const cart = await priceCart({ items, couponCode: coupon_code, governorate }, serviceCaller);
    const message = cart.couponMessage;
    if (message?.code === 'rate_limited') return tooManyRequests(message);
    return {
      ok: true,
      body: {
        lines: cart.lines.map((line) => lineJson(line, attempt.locale)),
        ...totalsJson(cart),
        currency: cart.currency,
        coupon: couponJson(cart.coupon),
        coupon_message: message?.text ?? null,
        changes: cart.changes.map(changeJson),
      },
    };
  },
});
