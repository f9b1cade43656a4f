import type { PreparedPicture } from './prepare-picture.server.ts';
import type { StoreFile } from './with-uploads.server.ts';

interface StoredPicture {
  /** In the file store. */
  name: string;
  width: number;
  height: number;
  position: number;
}

/**
 * Stores prepared pictures one after the other, so that a failure leaves no write under way behind
 * the removal of the others.
 */
export async function storePictures(
  pictures: readonly PreparedPicture[],
  { folder, store }: { folder: string; store: StoreFile },
): Promise<StoredPicture[]> {
  const stored = [];
  for (const [position, { bytes, width, height }] of pictures.entries()) {
    const name = await store({ folder, extension: 'webp', body: bytes });
    stored.push({ name, width, height, position });
  }
  return stored;
}
