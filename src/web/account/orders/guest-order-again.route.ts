import { redirect } from 'react-router';
import type { Route } from './+types/guest-order-again.route.ts';
import { findAvailableItems } from './available-items.server.ts';
import { loadGuestOrder } from './load-guest-order.server.ts';

/** The same as for customers, for a guest who holds the link from the mail. */
export async function action({ request, context, url }: Route.ActionArgs) {
  // Submitted without scripts, which alone can reach the cart.
  if (request.headers.get('Sec-Fetch-Dest') === 'document') {
    throw redirect(`/track-order${url.search}`);
  }
  return findAvailableItems(await loadGuestOrder(context, url), { request, context });
}
