import { systemClock } from '#platform/clock.ts';
import { readOrderPhoto } from '#services/orders/read-order-photo.server.ts';
import { respondWithPicture } from '../../shared/pictures/respond-with-picture.server.ts';
import { actorOf } from '../../shared/session/session.server.ts';
import type { Route } from './+types/order-photo.route.ts';

/** A private photograph of an order, for its buyer or the holder of the guest link. */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token');
  const photo = { ...params, token, now: systemClock.now() };
  return respondWithPicture(await readOrderPhoto(photo, actorOf(context)), request);
}
