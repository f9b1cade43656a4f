import { readReviewPhoto } from '#services/reviews/read-review-photo.server.ts';
import { respondWithPicture } from '../../shared/pictures/respond-with-picture.server.ts';
import { actorOf } from '../../shared/session/session.server.ts';
import type { Route } from './+types/review-photo.route.ts';

export const loader = async ({ request, params, context }: Route.LoaderArgs) =>
  respondWithPicture(await readReviewPhoto(params.id, actorOf(context)), request);
