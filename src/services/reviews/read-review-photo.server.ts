import type { Actor } from '#platform/database/actor.ts';
import { db } from '#platform/database/query.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { OpenFile } from '#platform/files/file-store.ts';
import { openPrivateFile } from '../private-files/read-private-file.server.ts';

/** For everyone once the review is approved, before that for its author and staff. */
export async function readReviewPhoto(id: string, actor: Actor): Promise<OpenFile | null> {
  if (!isUuid(id)) return null;
  const [[photo]] = await asActor(actor).read(
    db.selectFrom('review_photos').select('file').where('id', '=', id),
  );
  return photo ? openPrivateFile(photo.file) : null;
}
