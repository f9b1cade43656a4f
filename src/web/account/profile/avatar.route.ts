import { readAvatar } from '#services/account/avatar.server.ts';
import { pictureAnswer } from '../../shared/picture-answer.server.ts';
import { actorOf } from '../../shared/session/session.server.ts';
import type { Route } from './+types/avatar.route.ts';

export const loader = async ({ params, context }: Route.LoaderArgs) =>
  pictureAnswer(await readAvatar(params.id, actorOf(context)));
