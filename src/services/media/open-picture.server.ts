import { isUuid } from '#platform/database/uuid.ts';
import type { OpenFile } from '#platform/files/file-store.ts';
import { readStoredFile } from '../uploads/read-stored-file.server.ts';

const fileName = /^(\d{1,4})\.(webp|avif)$/;

/** Opens a picture of the library; null when there is no such picture, width or encoding. */
export async function openPicture({
  id,
  file,
}: {
  id: string;
  file: string;
}): Promise<{ file: OpenFile; isCut: boolean } | null> {
  if (!isUuid(id) || !fileName.test(file)) return null;
  const whole = await readStoredFile(`media/${id}-${file}`);
  return whole && { file: whole, isCut: false };
}
