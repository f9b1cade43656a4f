import { z } from 'zod';
import { couponCode, wantedItems } from '#domain/checkout/checkout-input.ts';
import { priceCart } from '#services/pricing/price-cart.server.ts';
import { parseJsonBody } from '../../shared/http/parse-json-body.server.ts';
import { actorOf, readRequestFacts } from '../../shared/session/session.server.ts';
import type { Route } from './+types/prices.route.ts';

const input = z.strictObject({
  items: wantedItems,
  coupon_code: couponCode.nullable(),
  governorate: z.string().max(40).nullable(),
});

/** Prices the browser's cart; a coupon that is waiting for the customer is applied by itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const cart = await parseJsonBody(request, input);
  const caller = { actor: actorOf(context), attempt: readRequestFacts(context, request) };
  const priced = await priceCart(
    {
      items: cart.items,
      couponCode: cart.coupon_code,
      governorate: cart.governorate,
      applyPending: cart.coupon_code === null,
    },
    caller,
  );
  return Response.json(priced);
}
