import { readReviewPhoto } from '#services/reviews/read-photo.server.ts';
import { pictureResponse } from '../../shared/pictures/picture-response.server.ts';
import { actorOf } from '../../shared/session/session.server.ts';
import type { Route } from './+types/review-photo.route.ts';

export const loader = async ({ params, context }: Route.LoaderArgs) =>
  pictureResponse(await readReviewPhoto(params.id, actorOf(context)));
