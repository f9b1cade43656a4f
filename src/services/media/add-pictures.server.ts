import type { Staff } from '../shared/staff.ts';
import { addPicture, type AddPictureResult } from './add-picture.server.ts';

type Rejection = Exclude<AddPictureResult, { ok: true }>['reason'];

export interface AddedPictures {
  added: number;
  failed: { name: string; reason: Rejection }[];
}

/** Adds several pictures of one form; a bad one does not stop the others. */
export async function addPictures(
  files: readonly File[],
  staff: Staff,
): Promise<({ ok: true } & AddedPictures) | { ok: false; reason: 'picture_missing' }> {
  if (files.length === 0) return { ok: false, reason: 'picture_missing' };
  const failed: AddedPictures['failed'] = [];
  for (const file of files) {
    const result = await addPicture(file, staff);
    if (!result.ok) failed.push({ name: file.name, reason: result.reason });
  }
  return { ok: true, added: files.length - failed.length, failed };
}
