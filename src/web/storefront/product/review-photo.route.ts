import { readReviewPhoto } from '#services/reviews/read-photo.server.ts';
import { pictureAnswer } from '../../shared/picture-answer.server.ts';
import { actorOf } from '../../shared/session/session.server.ts';
import type { Route } from './+types/review-photo.route.ts';

export const loader = async ({ params, context }: Route.LoaderArgs) =>
  pictureAnswer(await readReviewPhoto(params.id, actorOf(context)));
