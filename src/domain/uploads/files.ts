/** The browser checks these early to spare an upload; the server checks them again. */
export const maxImages = 5;
export const maxFileBytes = 5 * 1024 * 1024;

/** Staff send photographs as their telephones take them. */
export const maxStaffFileBytes = 20 * 1024 * 1024;

const pictureKinds = ['jpeg', 'png', 'gif', 'webp', 'avif'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** For the `accept` attribute of a file input; what counts is detectPictureKind. */
export const pictureTypes = pictureKinds.map((kind) => `image/${kind}`).join(',');

const signatures: readonly (readonly [PictureKind, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['avif', /^[^]{4}ftypavi[fs]/],
];

/** Decides by the first bytes, never by name or type. SVG can carry scripts and is not accepted. */
export function detectPictureKind(bytes: Uint8Array): PictureKind | null {
  const start = toLatin1(bytes.subarray(0, 16));
  return signatures.find(([, signature]) => signature.test(start))?.[0] ?? null;
}

/** Begins and ends as a PDF, with nothing appended: no second format inside. */
export function isPdf(bytes: Uint8Array): boolean {
  return /^%PDF-[12]\.\d/.test(toLatin1(bytes.subarray(0, 8))) && hasPdfEnd(bytes);
}

const hasPdfEnd = (bytes: Uint8Array): boolean =>
  /%%EOF[\s\0]*$/.test(toLatin1(bytes.subarray(-1024)));

const toLatin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

export type ImageProblem =
  | 'images_required'
  | 'too_many_images'
  | 'image_too_large'
  | 'not_an_image';

export type CvProblem = 'cv_required' | 'cv_too_large' | 'not_a_pdf';

/** Checks number and sizes, before any file is opened. */
export function checkImages(
  images: readonly { size: number }[],
  maxBytes = maxFileBytes,
): ImageProblem | null {
  if (images.length === 0) return 'images_required';
  if (images.length > maxImages) return 'too_many_images';
  return images.some(({ size }) => size > maxBytes) ? 'image_too_large' : null;
}
