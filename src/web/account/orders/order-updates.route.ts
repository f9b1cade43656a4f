import type { RouterContextProvider } from 'react-router';
import { followOrder } from '#services/orders/follow-order.server.ts';
import { findOrder, type OrderDetail } from '#services/orders/find-order.server.ts';
import { openEventStream, respondWithEvents } from '../../shared/http/event-stream.server.ts';
import { sessionOf } from '../../shared/session/session.server.ts';
import { ownerOf } from '../signed-in.server.ts';
import type { Route } from './+types/order-updates.route.ts';
import { loadGuestOrder } from './load-guest-order.server.ts';
import { stateOfOrder } from './order-state.ts';

const statuses = { too_many: 429, stopping: 503 } as const;

/**
 * Says when an order changes, to its buyer or the holder of the guest link. Nothing of the order is in
 * the stream: the page loads it again, with the rights that it has then.
 */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  // The body of a HEAD request is never read, and its stream would stay open.
  if (request.method !== 'GET') return new Response(null, { status: 405 });
  const order = await findFollowed(context, params.id, url);
  if (!order) return new Response(null, { status: 404 });
  const opened = await openEventStream(request.signal, async ({ send, end }) => {
    const changed = () => send('data: changed\n\n');
    const beat = () => send('event: beat\ndata:\n\n');
    const followed = await followOrder(order.id, { changed, beat, end });
    // It changed between the page and the stream.
    if (url.searchParams.get('state') !== stateOfOrder(order)) changed();
    return followed;
  });
  if (!opened.ok) return new Response(null, { status: statuses[opened.reason] });
  return respondWithEvents(opened.stream);
}

async function findFollowed(
  context: Readonly<RouterContextProvider>,
  id: string,
  url: URL,
): Promise<OrderDetail | null> {
  if (url.searchParams.has('token')) {
    const order = await loadGuestOrder(context, url);
    return order.id === id ? order : null;
  }
  if (sessionOf(context).state === 'signed-out') return null;
  return findOrder(id, ownerOf(context));
}
