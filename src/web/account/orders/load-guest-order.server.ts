import { data, redirect, type RouterContextProvider } from 'react-router';
import { systemClock } from '#platform/clock.ts';
import { checkGuestLink } from '#services/checkout/guest-link.server.ts';
import { findOrderOfGuest, type OrderDetail } from '#services/orders/find-order.server.ts';
import { pageRequest } from '../../shared/http/page-request.server.ts';

const unknown = () => new Response(null, { status: 404, statusText: 'Not Found' });

/**
 * The order that a guest's link opens: 404 for an invalid link, 410 for an expired one. An order that
 * belongs to an account is shown there, after signing in.
 */
export async function requireGuestOrder(url: URL): Promise<string> {
  const link = await checkGuestLink(url.searchParams.get('token') ?? '', systemClock.now());
  if (link.state === 'unknown') throw unknown();
  if (link.state === 'expired') throw data(null, { status: 410 });
  if (link.state === 'adopted') throw redirect(`/account/track-order/${link.orderId}`);
  return link.orderId;
}

export async function loadGuestOrder(
  context: Readonly<RouterContextProvider>,
  url: URL,
): Promise<OrderDetail> {
  const { locale } = context.get(pageRequest);
  const orderId = await requireGuestOrder(url);
  const order = await findOrderOfGuest(orderId, { locale, now: systemClock.now() });
  if (!order) throw unknown();
  const token = encodeURIComponent(url.searchParams.get('token') ?? '');
  const withToken = <Photo extends { address: string }>(photo: Photo) => ({
    ...photo,
    address: `${photo.address}?token=${token}`,
  });
  return {
    ...order,
    timeline: order.timeline.map((entry) => ({ ...entry, photos: entry.photos.map(withToken) })),
    returns: order.returns.map((each) => ({ ...each, photos: each.photos.map(withToken) })),
  };
}
