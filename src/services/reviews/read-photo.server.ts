import type { Actor } from '#platform/database/actor.ts';
import { q } from '#platform/database/query.ts';
import { as } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { readUpload } from '#platform/files/upload-store.server.ts';

/** For whoever may see the review: everybody once it is approved, before that its author and staff. */
export async function readReviewPhoto(id: string, actor: Actor): Promise<Buffer | null> {
  if (!isUuid(id)) return null;
  const [[photo]] = await as(actor).read(
    q.selectFrom('review_photos').select('file').where('id', '=', id),
  );
  return photo ? readUpload(photo.file) : null;
}
