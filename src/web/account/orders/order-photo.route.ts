import { systemClock } from '#platform/clock.ts';
import { readOrderPhoto } from '#services/orders/read-order-photo.server.ts';
import { respondWithFile } from '../../shared/http/respond-with-file.server.ts';
import { actorOf } from '../../shared/session/session.server.ts';
import type { Route } from './+types/order-photo.route.ts';

/** A private photograph of an order, for its buyer, the holder of the guest link, or a mail. */
export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token');
  const photo = { ...params, token, now: systemClock.now() };
  return respondWithFile(await readOrderPhoto(photo, actorOf(context)), request, {
    type: 'image/webp',
    isShared: token !== null,
  });
}
