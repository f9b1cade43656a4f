import { detectPictureKind, checkImages, type ImageProblem } from '#domain/uploads/files.ts';
import { preparePicture, type Picture } from './prepare-picture.server.ts';

type Prepared = { ok: true; pictures: Picture[] } | { ok: false; reason: ImageProblem };

/** Several at once, of which none may be wrong; none at all is fine. */
export async function preparePictures(
  images: readonly File[],
  prepare = preparePicture,
): Promise<Prepared> {
  if (images.length === 0) return { ok: true, pictures: [] };
  const problem = checkImages(images);
  if (problem) return { ok: false, reason: problem };
  const files = await Promise.all(images.map((image) => image.bytes()));
  if (!files.every(detectPictureKind)) return { ok: false, reason: 'not_an_image' };
  const pictures = await Promise.all(files.map(prepare));
  const whole = pictures.filter((picture) => picture !== null);
  return whole.length === pictures.length
    ? { ok: true, pictures: whole }
    : { ok: false, reason: 'not_an_image' };
}
