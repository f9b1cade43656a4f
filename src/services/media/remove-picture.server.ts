import { sql } from 'kysely';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Staff } from '../shared/staff.ts';
import { removeFiles } from '../uploads/remove-files.server.ts';
import { fileNamesOf } from './cut-names.ts';
import { mayManagePictures } from './may-manage-pictures.server.ts';
import { pictureUses } from './picture-uses.server.ts';

export type RemovePictureResult =
  | { ok: true }
  | { ok: false; reason: 'forbidden' | 'picture_gone' | 'picture_in_use' };

/** Removes a picture that nothing shows, with its files. This cannot be undone. */
export async function removePicture(id: string, { actor }: Staff): Promise<RemovePictureResult> {
  if (!isUuid(id)) return { ok: false, reason: 'picture_gone' };
  if (!(await mayManagePictures(actor))) return { ok: false, reason: 'forbidden' };
  // As system: rows of all areas may use it, and only the shop removes files.
  const removed = await asSystem({ onBehalfOf: actor }).transaction(async (trx) => {
    const picture = await trx
      .selectFrom('media')
      .select(['id', 'address', 'width', 'focal_x', 'focal_y'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!picture) return { ok: false, reason: 'picture_gone' } as const;
    const { rows } = await sql`
      select from (${pictureUses}) as used where address = ${picture.address} limit 1`.execute(trx);
    if (rows.length > 0) return { ok: false, reason: 'picture_in_use' } as const;
    await trx.deleteFrom('media').where('id', '=', id).execute();
    return { ok: true, files: fileNamesOf(picture) } as const;
  });
  if (!removed.ok) return removed;
  await removeFiles(removed.files);
  return { ok: true };
}
