import { systemClock } from '#platform/clock.ts';
import { redirect } from 'react-router';
import { findOrderOfEndedToken, readOrderPhoto } from '#services/orders/read-order-photo.server.ts';
import { respondWithFile } from '../../shared/http/respond-with-file.server.ts';
import { actorOf } from '../../shared/session/session.server.ts';
import type { Route } from './+types/order-photo.route.ts';

/** A private photograph of an order, for its buyer, the holder of the guest link, or a mail. */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token');
  const photo = { ...params, token, now: systemClock.now() };
  const file = await readOrderPhoto(photo, actorOf(context));
  // A person who opens the link of a mail, not the mail that shows the picture.
  const isPage = request.headers.get('Accept')?.includes('text/html') === true;
  if (!file && isPage && (await findOrderOfEndedToken(photo))) {
    throw redirect(`/order-photos/${params.kind}/${params.id}/ended${url.search}`);
  }
  return respondWithFile(file, request, {
    type: 'image/webp',
    isShared: token !== null,
  });
}
