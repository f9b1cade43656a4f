// Part of the process that decodes pictures.
import sharp, { type Sharp } from 'sharp';
import { cutAround } from '../../domain/media/cut.ts';
import type { DecodeResponse, EncodedPicture, PictureOutput } from './decode-protocol.ts';
import { widestSize } from './picture-sizes.ts';

interface Size {
  width: number;
  height: number;
}

/** All, two thirds and one third of the largest width, each as WebP and AVIF. */
export async function encodeWidths(
  image: Sharp,
  upright: Size,
  output: Extract<PictureOutput, { maxWidth: number }>,
): Promise<DecodeResponse> {
  const part = output.cut && cutAround(upright, output.cut);
  const widest = widestSize(part ?? upright, output);
  const whole = image.autoOrient();
  // Decoded once: what follows works on plain pixels, which carry no metadata.
  const { data, info } = await (part ? whole.extract(part) : whole)
    .resize(widest.width, widest.height, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = sharp(data, { raw: { width, height, channels } });
  const files: EncodedPicture[] = [];
  for (const each of output.cut?.widths ?? [width, (width / 3) * 2, width / 3])
    files.push(...(await encode(pixels, each)));
  return { files: files as [EncodedPicture], color: await dominantColor(pixels) };
}

/** A part may be narrower than the width that it is asked for; it is not enlarged. */
async function encode(pixels: Sharp, width: number): Promise<EncodedPicture[]> {
  const sized = pixels.clone().resize({ width, withoutEnlargement: true });
  const webp = await sized
    .clone()
    .webp({ quality: 82, effort: 2 })
    .toBuffer({ resolveWithObject: true });
  const avif = await sized.clone().avif({ quality: 52, effort: 1 }).toBuffer();
  const size = { width, height: webp.info.height };
  return [
    { type: 'webp', bytes: webp.data, ...size },
    { type: 'avif', bytes: avif, ...size },
  ];
}

async function dominantColor(pixels: Sharp): Promise<string> {
  const { dominant } = await pixels.clone().stats();
  const channels = [dominant.r, dominant.g, dominant.b];
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
