import type { RouterContextProvider } from 'react-router';
import { systemClock } from '#platform/clock.ts';
import { readGuestToken } from '#services/checkout/guest-token.server.ts';
import { findOrderOfGuest, type OrderDetail } from '#services/orders/find-order.server.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';

const unknown = () => new Response(null, { status: 404, statusText: 'Not Found' });

/** The order that a guest's link opens; 404 for an invalid link. */
export function orderNamedBy(url: URL): string {
  const orderId = readGuestToken(url.searchParams.get('token') ?? '');
  if (!orderId) throw unknown();
  return orderId;
}

export async function loadGuestOrder(
  context: Readonly<RouterContextProvider>,
  url: URL,
): Promise<OrderDetail> {
  const { locale } = context.get(pageRequest);
  const order = await findOrderOfGuest(orderNamedBy(url), { locale, now: systemClock.now() });
  if (!order) throw unknown();
  const token = encodeURIComponent(url.searchParams.get('token') ?? '');
  const timeline = order.timeline.map((entry) => ({
    ...entry,
    photos: entry.photos.map((photo) => ({ ...photo, address: `${photo.address}?token=${token}` })),
  }));
  return { ...order, timeline };
}
