import { readAvatar } from '#services/account/avatar.server.ts';
import { pictureResponse } from '../../shared/pictures/picture-response.server.ts';
import { actorOf } from '../../shared/session/session.server.ts';
import type { Route } from './+types/avatar.route.ts';

export const loader = async ({ params, context }: Route.LoaderArgs) =>
  pictureResponse(await readAvatar(params.id, actorOf(context)));
