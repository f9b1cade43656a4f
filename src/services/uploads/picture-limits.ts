import type { PictureKind } from '#domain/uploads/files.ts';

const megapixel = 1_000_000;

/**
 * Pixels that are decoded per format. JPEG and PNG are read in strips, so that pictures of any phone
 * fit; the others hold the whole picture in memory. AVIF needs about 20 bytes per pixel.
 */
const maxPixels: Record<PictureKind, number> = {
  jpeg: 64 * megapixel,
  png: 50 * megapixel,
  gif: 24 * megapixel,
  webp: 24 * megapixel,
  avif: 12.5 * megapixel,
};
/** Progressive JPEG and interlaced PNG are held in memory as a whole. */
const maxProgressivePixels = 24 * megapixel;
/** Only the first frame is used, but all frames have to be found first. */
const maxFrames = 100;

interface Header {
  width: number;
  height: number;
  isProgressive?: boolean;
  pages?: number;
}

/** Decides by the header alone, before any pixel is decoded. */
export function fitsLimits(kind: PictureKind, header: Header): boolean {
  const { width, height, isProgressive = false, pages = 1 } = header;
  const max = isProgressive ? Math.min(maxPixels[kind], maxProgressivePixels) : maxPixels[kind];
  return width * height <= max && pages <= maxFrames;
}
