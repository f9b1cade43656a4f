import { readPrivateFile } from '#services/private-files/read-private-file.server.ts';
import { respondWithFile } from '../../shared/http/respond-with-file.server.ts';
import { staffMemberOf } from '../staff-member.server.ts';
import type { Route } from './+types/private-file.route.ts';

/** A file that customers or applicants sent, for the staff who may read its row. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const file = await readPrivateFile(params, staffMemberOf(context));
  return respondWithFile(
    file,
    request,
    params.kind === 'cv'
      ? { type: 'application/pdf', saveAs: `cv-${params.id}.pdf` }
      : { type: 'image/webp' },
  );
}
