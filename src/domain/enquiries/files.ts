/** Both sides of the wire count with these: the browser to say it early, the server to be sure. */
export const mostImages = 5;
export const largestFile = 5 * 1024 * 1024;

const pictureKinds = ['jpeg', 'png', 'gif', 'webp', 'avif'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** What a picker offers; what counts is pictureKindOf. */
export const pictureTypes = pictureKinds.map((kind) => `image/${kind}`).join(',');

const signatures: readonly (readonly [PictureKind, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['avif', /^[^]{4}ftypavi[fs]/],
];

/** Decided by the first bytes, never by a name; a drawing in SVG is a program and no picture. */
export function pictureKindOf(bytes: Uint8Array): PictureKind | null {
  const start = latin(bytes.subarray(0, 16));
  return signatures.find(([, signature]) => signature.test(start))?.[0] ?? null;
}

/** Begins and ends as a PDF does, with nothing hung on behind: no second format in disguise. */
export function isPdf(bytes: Uint8Array): boolean {
  return /^%PDF-[12]\.\d/.test(latin(bytes.subarray(0, 8))) && isEnded(bytes);
}

const isEnded = (bytes: Uint8Array): boolean => /%%EOF[\s\0]*$/.test(latin(bytes.subarray(-1024)));

const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

export type ImageProblem =
  | 'images_required'
  | 'too_many_images'
  | 'image_too_large'
  | 'not_an_image';

export type CvProblem = 'cv_required' | 'cv_too_large' | 'not_a_pdf';

interface Sized {
  size: number;
}

/** What can be said of a choice of pictures before looking into them. */
export function problemOfImages(images: readonly Sized[]): ImageProblem | null {
  if (images.length === 0) return 'images_required';
  if (images.length > mostImages) return 'too_many_images';
  return images.some(({ size }) => size > largestFile) ? 'image_too_large' : null;
}
