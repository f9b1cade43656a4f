import { openPicture } from '#services/media/open-picture.server.ts';
import { respondWithFile } from '../http/respond-with-file.server.ts';

/** A picture of the library in one of its widths and encodings, for everybody. */
export async function servePicture(
  name: { id: string; file: string },
  request: Request,
): Promise<Response> {
  const opened = await openPicture(name);
  return respondWithFile(opened?.file ?? null, request, {
    type: name.file.endsWith('.avif') ? 'image/avif' : 'image/webp',
    // A cut follows the focal point, which staff move; the whole picture never changes.
    cacheControl: opened?.isCut
      ? 'public, max-age=3600, stale-while-revalidate=86400'
      : 'public, max-age=31536000, immutable',
  });
}
