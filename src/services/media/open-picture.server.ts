import { isCutName } from '#domain/media/cut.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { OpenFile } from '#platform/files/file-store.ts';
import { readStoredFile } from '../uploads/read-stored-file.server.ts';
import { openCut } from './open-cut.server.ts';

const fileName = /^(?:(\d+x\d+)-)?(\d{1,4})\.(webp|avif)$/;

export interface OpenedPicture {
  file: OpenFile;
  /** Changes with the focal point; the whole picture never changes. */
  isCut: boolean;
}

/** Opens a picture of the library; null when there is no such picture, cut, width or encoding. */
export async function openPicture({
  id,
  file,
}: {
  id: string;
  file: string;
}): Promise<OpenedPicture | null> {
  const [, cut, width, type] = fileName.exec(file) ?? [];
  if (!isUuid(id) || !width || !type || (cut && !isCutName(cut))) return null;
  if (cut && isCutName(cut)) {
    const part = await openCut({ id, cut, width: Number(width), type });
    if (part) return { file: part, isCut: true };
  }
  // While too many pictures are being prepared, the whole one is shown in place of its part.
  const whole = await readStoredFile(`media/${id}-${width}.${type}`);
  return whole && { file: whole, isCut: cut !== undefined };
}
