import { readPhoto } from '#services/orders/read-photo.server.ts';
import { pictureResponse } from '../../shared/pictures/picture-response.server.ts';
import { actorOf } from '../../shared/session/session.server.ts';
import type { Route } from './+types/order-photo.route.ts';

/** A private photograph of an order, for its buyer or for who holds the guest's link. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token');
  return pictureResponse(await readPhoto({ ...params, token }, actorOf(context)));
}
