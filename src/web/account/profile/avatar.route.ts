import { readAvatar } from '#services/account/avatar.server.ts';
import { respondWithPicture } from '../../shared/pictures/respond-with-picture.server.ts';
import { actorOf } from '../../shared/session/session.server.ts';
import type { Route } from './+types/avatar.route.ts';

export const loader = async ({ request, params, context }: Route.LoaderArgs) =>
  respondWithPicture(await readAvatar(params.id, actorOf(context)), request);
