import { checkoutInput } from '#domain/checkout/checkout-input.ts';
import type { CheckoutRejection } from '#domain/checkout/rejection.ts';
import { isOverloaded } from '#platform/overload.server.ts';
import { placeOrder } from '#services/checkout/place-order.server.ts';
import { describeRejection } from '#services/checkout/describe-rejection.server.ts';
import { problemMessage } from './problem-message.ts';
import { defineOperation } from './operation.ts';
import { orderJson, rejectionDetails } from './ordering-json.ts';
import { tooManyRequests } from './too-many-requests.ts';

/** 422 when the request must change, 409 when the shop has changed meanwhile, 429 to wait. */
const statuses = {
  cart_empty: 422,
  address_required: 422,
  not_served: 422,
  out_of_stock: 409,
  price_changed: 409,
  coupon_refused: 409,
  key_reused: 409,
  order_too_large: 422,
  too_many_orders: 429,
} as const satisfies Record<Exclude<CheckoutRejection['reason'], 'rate_limited'>, 409 | 422 | 429>;

export const checkoutOperation = defineOperation({
  needsOpenShop: true,
  body: checkoutInput,
  explain: problemMessage,
  isOverloaded,
  async run(input, { caller, attempt }) {
    const result = await placeOrder(input, { actor: caller.actor, attempt });
    if (result.ok) {
      const { order, isNew, guestToken } = result;
      const body = { order: orderJson(order), guest_token: guestToken ?? undefined };
      return { ok: true, status: isNew ? 201 : 200, body };
    }
    if (result.reason === 'rate_limited') return tooManyRequests(result);
    const wait = 'retryAfter' in result ? result.retryAfter : couponWait(result);
    return {
      ok: false,
      status: wait ? 429 : statuses[result.reason],
      code: result.reason,
      message: await describeRejection(result, input.locale, 'client'),
      details: rejectionDetails(result),
      ...(wait && { retryAfter: wait }),
    };
  },
});

/** Seconds until another code may be tried, after too many wrong ones. */
const couponWait = (rejection: CheckoutRejection): number | undefined =>
  rejection.reason === 'coupon_refused' && rejection.coupon.code === 'rate_limited'
    ? rejection.coupon.retryAfter
    : undefined;
