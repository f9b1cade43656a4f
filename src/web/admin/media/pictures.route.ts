import { listPictures } from '#services/media/list-pictures.server.ts';
import { requireMenuRole } from '../require-menu-role.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/pictures.route.ts';
import { libraryFilterOf } from './library-filter.ts';

export const middleware = [requireMenuRole];

/** A page of the library, for the dialog in which staff choose a picture. */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  listPictures(libraryFilterOf(request.url), staffMemberOf(context));
