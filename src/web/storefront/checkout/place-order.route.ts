import { checkoutInput } from '#domain/checkout/checkout-input.ts';
import { translator } from '#i18n/translator.server.ts';
import { describeRejection } from '#services/checkout/describe-rejection.server.ts';
import { placeOrder } from '#services/checkout/place-order.server.ts';
import { parseJsonBody } from '../../shared/http/parse-json-body.server.ts';
import { actorOf, readRequestFacts } from '../../shared/session/session.server.ts';
import type { Route } from './+types/place-order.route.ts';
import type { PlaceOrderResponse } from './order-attempt.ts';

/** Places the order that the browser sends. The key in it makes sending it again safe. */
export async function action({ request, context }: Route.ActionArgs) {
  const input = await parseJsonBody(request, checkoutInput);
  const caller = { actor: actorOf(context), attempt: readRequestFacts(context, request) };
  // Only customers have saved addresses, so this one's session has ended.
  if (caller.actor.kind === 'visitor' && input.address_id) {
    const text = translator(caller.attempt.locale)('orderResults.rejection.session_ended');
    return respond({ ok: false, reason: 'session_ended', text }, 401);
  }
  const result = await placeOrder(input, caller);
  if (result.ok) {
    const query = result.guestToken ? `token=${result.guestToken}` : `order=${result.order.id}`;
    return respond({ ok: true, to: `/checkout/confirmation?${query}` }, 200);
  }
  const text = await describeRejection(result, caller.attempt.locale, 'page');
  if (result.reason === 'rate_limited' || result.reason === 'too_many_orders') {
    return respond({ ...result, text }, 429, { 'Retry-After': String(result.retryAfter) });
  }
  return respond({ ...result, text }, result.reason === 'order_too_large' ? 422 : 409);
}

const respond = (
  response: PlaceOrderResponse,
  status: number,
  headers: Record<string, string> = {},
) => Response.json(response, { status, headers });
