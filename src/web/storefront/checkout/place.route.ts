import { checkoutInput } from '#domain/checkout/checkout-input.ts';
import { translator } from '#i18n/translator.server.ts';
import { describeRejection } from '#services/checkout/describe-rejection.server.ts';
import { placeOrder } from '#services/checkout/place-order.server.ts';
import { readJsonBody } from '../../shared/http/read-json-body.server.ts';
import { actorOf, readRequestFacts } from '../../shared/session/session.server.ts';
import type { Route } from './+types/place.route.ts';
import type { PlaceAnswer } from './attempt.ts';

/** Where scripts send the order; the key in it makes sending again harmless. */
export async function action({ request, context }: Route.ActionArgs) {
  const input = await readJsonBody(request, checkoutInput);
  const who = { actor: actorOf(context), attempt: readRequestFacts(context, request) };
  // Only customers have saved addresses, so this one's session has ended.
  if (who.actor.kind === 'visitor' && input.address_id) {
    const text = translator(who.attempt.locale)('orderResults.rejection.session_ended');
    return answer({ ok: false, reason: 'session_ended', text }, 401);
  }
  const result = await placeOrder(input, who);
  if (result.ok) {
    const way = result.guestToken ? `token=${result.guestToken}` : `order=${result.order.id}`;
    return answer({ ok: true, to: `/checkout/confirmation?${way}` }, 200);
  }
  const text = await describeRejection(result, who.attempt.locale, 'page');
  if (result.reason !== 'rate_limited') return answer({ ...result, text }, 409);
  return answer({ ...result, text }, 429, { 'Retry-After': String(result.retryAfter) });
}

const answer = (given: PlaceAnswer, status: number, headers: Record<string, string> = {}) =>
  Response.json(given, { status, headers });
