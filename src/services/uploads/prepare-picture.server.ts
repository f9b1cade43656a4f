import sharp from 'sharp';
import { detectPictureKind } from '#domain/uploads/files.ts';
import { inTurn } from './in-turn.server.ts';

/** Enough to see a joint, small enough to send on. */
const fullSize = { side: 2560, fit: 'inside' } as const;
/** For a small square beside a name, on fine screens too. */
const avatarSize = { side: 320, fit: 'cover' } as const;
/** A small file can claim to be a picture of a hundred thousand pixels a side. */
const maxPixels = 64_000_000;

export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
}

/** For a page where others look at it. */
const snapshotSize = { side: 1280, fit: 'inside' } as const;

type OutputSize = typeof fullSize | typeof avatarSize | typeof snapshotSize;

/**
 * Draws the picture anew, upright: what is kept has our bytes only, without the place where it was
 * taken and without whatever was hidden behind it. Null when there is no whole picture to draw.
 */
export const preparePicture = (given: Uint8Array) => draw(given, fullSize);

/** The same, small enough for a page. */
export const prepareSnapshot = (given: Uint8Array) => draw(given, snapshotSize);

/** The same, cut square around the middle. */
export const prepareAvatar = (given: Uint8Array) => draw(given, avatarSize);

async function draw(given: Uint8Array, { side, fit }: OutputSize): Promise<Picture | null> {
  const kind = detectPictureKind(given);
  if (!kind) return null;
  return inTurn(async () => {
    try {
      const image = sharp(given, { limitInputPixels: maxPixels, failOn: 'error' });
      const { format, compression } = await image.metadata();
      // An AVIF is a HEIF whose pixels are AV1.
      if (format !== (kind === 'avif' ? 'heif' : kind)) return null;
      if (kind === 'avif' && compression !== 'av1') return null;
      const { data, info } = await image
        .autoOrient()
        .resize(side, side, { fit, withoutEnlargement: fit === 'inside' })
        .webp({ quality: 86, effort: 2 })
        .toBuffer({ resolveWithObject: true });
      return { bytes: data, width: info.width, height: info.height };
    } catch {
      return null;
    }
  });
}
