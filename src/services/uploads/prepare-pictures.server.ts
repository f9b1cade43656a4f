import { checkImages, detectPictureKind, type ImageProblem } from '#domain/uploads/files.ts';
import type { RateLimited } from '../shared/rate-limited.ts';
import {
  decodeRetryAfter,
  preparePicture,
  type PreparedPicture,
} from './prepare-picture.server.ts';

type Prepared =
  | { ok: true; pictures: PreparedPicture[] }
  | { ok: false; reason: ImageProblem }
  | RateLimited;

/** Re-encodes several pictures; one bad file rejects them all. An empty list is fine. */
export async function preparePictures(
  images: readonly File[],
  {
    prepare = preparePicture,
    maxBytes,
  }: { prepare?: typeof preparePicture; maxBytes?: number } = {},
): Promise<Prepared> {
  if (images.length === 0) return { ok: true, pictures: [] };
  const problem = checkImages(images, maxBytes);
  if (problem) return { ok: false, reason: problem };
  if (!(await areAllPictures(images))) return { ok: false, reason: 'not_an_image' };
  const pictures: PreparedPicture[] = [];
  // One at a time: a form takes one process, and stops at its first bad file.
  for (const image of images) {
    const picture = await prepare(image);
    if (picture === 'busy') return tooBusy;
    if (!picture) return { ok: false, reason: 'not_an_image' };
    pictures.push(picture);
  }
  return { ok: true, pictures };
}

export const tooBusy: RateLimited = {
  ok: false,
  reason: 'rate_limited',
  retryAfter: decodeRetryAfter,
};

/** Looks at the first bytes only. */
export async function areAllPictures(images: readonly File[]): Promise<boolean> {
  const starts = await Promise.all(images.map((image) => image.slice(0, 16).bytes()));
  return starts.every(detectPictureKind);
}
