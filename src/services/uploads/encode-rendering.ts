// Part of the process that decodes pictures.
import type { Sharp } from 'sharp';
import type { PictureKind } from '../../domain/uploads/files.ts';
import type { DecodeResponse, PictureRendering } from './decode-protocol.ts';

/** One picture in the size and encoding that a client of the storage asked for. */
export async function encodeRendering(
  image: Sharp,
  { type, width, height, fit, quality }: PictureRendering,
): Promise<DecodeResponse<PictureKind>> {
  const upright = image.autoOrient();
  const sized =
    width || height
      ? upright.resize({ width, height, fit, withoutEnlargement: fit === 'inside' })
      : upright;
  const { data, info } = await encodeAs(sized, type, quality).toBuffer({ resolveWithObject: true });
  const encoded = { type, bytes: data, width: info.width, height: info.height };
  return { files: [encoded], color: null };
}

function encodeAs(image: Sharp, type: PictureKind, quality: number): Sharp {
  switch (type) {
    case 'jpeg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality });
    case 'png':
      return image.png();
    case 'gif':
      return image.gif();
    case 'webp':
      return image.webp({ quality, effort: 2 });
    case 'avif':
      return image.avif({ quality, effort: 1 });
  }
}
