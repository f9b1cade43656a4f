// Runs as a process of its own, started by prepare-picture.server.ts: Node executes this file as it is.
import sharp, { type Sharp } from 'sharp';
import { detectPictureKind, type PictureKind } from '../../domain/uploads/files.ts';
import type { DecodeRequest, DecodeResponse, PictureOutput } from './decode-protocol.ts';
import { encodeRendering } from './encode-rendering.ts';
import { encodeWidths } from './encode-widths.ts';
import { serveWithinLimits } from './limited-process.ts';
import { fitsLimits } from './picture-limits.ts';

// One thread and no cache: memory belongs to the picture being decoded and nothing else.
sharp.concurrency(1);
sharp.cache(false);

serveWithinLimits(reencode);

/** Null when there is no whole picture of an accepted format and size. */
async function reencode({ bytes, output }: DecodeRequest): Promise<DecodeResponse<PictureKind>> {
  const kind = detectPictureKind(bytes);
  if (!kind) return null;
  const image = sharp(bytes, { limitInputPixels: 64_000_000, failOn: 'error' });
  const { format, compression, autoOrient, ...header } = await image.metadata();
  // An AVIF is a HEIF file with AV1 inside.
  if (format !== (kind === 'avif' ? 'heif' : kind)) return null;
  if (kind === 'avif' && compression !== 'av1') return null;
  if (!fitsLimits(kind, header)) return null;
  if ('side' in output) return encodeOne(image, output);
  if ('quality' in output) return encodeRendering(image, output);
  return encodeWidths(image, autoOrient, output);
}

async function encodeOne(
  image: Sharp,
  { side, fit }: Extract<PictureOutput, { side: number }>,
): Promise<DecodeResponse> {
  const { data, info } = await image
    .autoOrient()
    .resize(side, side, { fit, withoutEnlargement: fit === 'inside' })
    .webp({ quality: 86, effort: 2 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { files: [{ type: 'webp', bytes: data, width, height }], color: null };
}
