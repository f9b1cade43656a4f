import { checkImages, detectPictureKind, type ImageProblem } from '#domain/uploads/files.ts';
import { preparePicture, type Picture } from './prepare-picture.server.ts';

type Prepared = { ok: true; pictures: Picture[] } | { ok: false; reason: ImageProblem };

/** Re-encodes several pictures; one bad file rejects them all. An empty list is fine. */
export async function preparePictures(
  images: readonly File[],
  prepare = preparePicture,
): Promise<Prepared> {
  if (images.length === 0) return { ok: true, pictures: [] };
  const problem = checkImages(images);
  if (problem) return { ok: false, reason: problem };
  if (!(await areAllPictures(images))) return { ok: false, reason: 'not_an_image' };
  const results = await Promise.all(images.map(async (image) => prepare(await image.bytes())));
  const pictures = results.filter((picture) => picture !== null);
  return pictures.length === images.length
    ? { ok: true, pictures }
    : { ok: false, reason: 'not_an_image' };
}

/** Looks at the first bytes only. */
export async function areAllPictures(images: readonly File[]): Promise<boolean> {
  const starts = await Promise.all(images.map((image) => image.slice(0, 16).bytes()));
  return starts.every(detectPictureKind);
}
