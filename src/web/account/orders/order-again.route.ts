import { redirect } from 'react-router';
import type { Route } from './+types/order-again.route.ts';
import { findAvailableItems } from './available-items.server.ts';
import { loadOrder } from './load-order.server.ts';

/** Returns what is still available of an order at today's prices, and the names of what is not. */
export async function action({ request, context, params }: Route.ActionArgs) {
  // Submitted without scripts, which alone can reach the cart.
  if (request.headers.get('Sec-Fetch-Dest') === 'document') {
    throw redirect(`/account/orders/${params.id}`);
  }
  return findAvailableItems(await loadOrder(context, params.id), { request, context });
}
