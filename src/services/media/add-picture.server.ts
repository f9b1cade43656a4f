import { createHash, randomUUID } from 'node:crypto';
import { detectPictureKind } from '#domain/uploads/files.ts';
import {
  maxPictureBytes,
  type LibraryPicture,
  type PictureRejection,
} from '#domain/media/picture.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import type { Staff } from '../shared/staff.ts';
import { prepareWidths } from '../uploads/prepare-picture.server.ts';
import { tooBusy } from '../uploads/prepare-pictures.server.ts';
import { withUploads } from '../uploads/with-uploads.server.ts';
import { findPictureByContent } from './find-picture.server.ts';
import { mayManagePictures } from './may-manage-pictures.server.ts';
import { storeWidths, type Widths } from './store-widths.server.ts';
import { takePictureLimit } from './take-picture-limit.server.ts';

export type AddPictureResult =
  | { ok: true; picture: LibraryPicture; isNew: boolean }
  | { ok: false; reason: PictureRejection | 'forbidden' }
  | RateLimited;

/** Adds a picture to the library. A file that is there already gives the picture it became. */
export async function addPicture(file: File | undefined, staff: Staff): Promise<AddPictureResult> {
  // Browsers send an empty file without a name when none was selected.
  if (!file?.name) return { ok: false, reason: 'picture_missing' };
  if (file.size > maxPictureBytes) return { ok: false, reason: 'picture_too_large' };
  if (!(await mayManagePictures(staff.actor))) return { ok: false, reason: 'forbidden' };
  if (!detectPictureKind(await file.slice(0, 16).bytes()))
    return { ok: false, reason: 'not_a_picture' };
  const sha256 = await hashFile(file);
  const known = await findPictureByContent(sha256);
  if (known) return { ok: true, picture: known, isNew: false };
  const allowed = await takePictureLimit(staff);
  if (!allowed.ok) return allowed;
  const widths = await prepareWidths(file);
  if (widths === 'busy') return tooBusy;
  if (!widths) return { ok: false, reason: 'not_a_picture' };
  await insertPicture(widths, { fileName: file.name, sha256 }, staff);
  // A colleague who sent the same file at the same time may have been first.
  const picture = await findPictureByContent(sha256);
  return { ok: true, picture: picture!, isNew: true };
}

async function hashFile(file: File): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of file.stream()) hash.update(part);
  return hash.digest('hex');
}

class AlreadyStored extends Error {}

async function insertPicture(
  widths: Widths,
  { fileName, sha256 }: { fileName: string; sha256: string },
  { actor, now }: Staff,
): Promise<void> {
  const id = randomUUID();
  const [{ width, height }] = widths.files;
  const bytes = widths.files.reduce((sum, file) => sum + file.bytes.byteLength, 0);
  const values = {
    ...{ id, width, height, bytes, sha256 },
    dominant_color: widths.color ?? '#000000',
    file_name: fileName.normalize('NFC').slice(0, 200),
    uploaded_by: actor.userId,
    created_at: now,
  };
  const work = withUploads(async (store) => {
    await storeWidths(widths, `${id}-`, store);
    // As system: a row stands for files that only the shop writes.
    const [result] = await asSystem({ onBehalfOf: actor }).transaction((trx) =>
      trx
        .insertInto('media')
        .values(values)
        .onConflict((conflict) => conflict.column('sha256').doNothing())
        .execute(),
    );
    // Removes the files again.
    if (result?.numInsertedOrUpdatedRows === 0n) throw new AlreadyStored();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof AlreadyStored)) throw error;
  });
}
