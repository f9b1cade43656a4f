import { crc32 } from 'node:zlib';
import sharp from 'sharp';

export const plainPicture = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#a8782b' } });
export const latin = (text: string) => Buffer.from(text, 'latin1');
const small = (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif') =>
  plainPicture(40).toFormat(format).toBuffer();
const noise = (format: 'jpeg' | 'png' | 'webp' | 'gif') =>
  sharp({
    create: {
      ...{ width: 300, height: 300, channels: 3, background: '#fff' },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .toFormat(format)
    .toBuffer();

/** A chunk of a PNG, with its length and checksum. */
export function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([latin(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Behind the header, which every PNG begins with. */
export async function pngWith(...chunks: Buffer[]): Promise<Buffer> {
  const png = await small('png');
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
}

async function pngClaiming(width: number, height: number): Promise<Buffer> {
  const png = await small('png');
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** The frame header of a JPEG holds height and width after its marker. */
async function jpegClaiming(side: number): Promise<Buffer> {
  const jpeg = await small('jpeg');
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(side, frame + 5);
  jpeg.writeUInt16BE(side, frame + 7);
  return jpeg;
}

async function avifClaiming(side: number): Promise<Buffer> {
  const avif = await small('avif');
  const size = avif.indexOf('ispe');
  avif.writeUInt32BE(side, size + 8);
  avif.writeUInt32BE(side, size + 12);
  return avif;
}

async function gifClaiming(side: number): Promise<Buffer> {
  const gif = await small('gif');
  gif.writeUInt16LE(side, 6);
  gif.writeUInt16LE(side, 8);
  return gif;
}

async function half(bytes: Promise<Buffer>): Promise<Buffer> {
  const whole = await bytes;
  return whole.subarray(0, whole.length / 2);
}

/** Each frame differs from the one before, or the encoder would merge them. */
function framesOf(format: 'gif' | 'webp', count: number): Promise<Buffer> {
  const frame = 8 * 8 * 3;
  const pixels = Buffer.alloc(frame * count);
  for (let index = 0; index < count; index += 1) {
    pixels.fill((index * 37) % 256, index * frame, index * frame + frame / 2);
  }
  const raw = { width: 8, height: 8 * count, channels: 3, pageHeight: 8 } as const;
  return sharp(pixels, { raw }).toFormat(format, { loop: 0 }).toBuffer();
}

const append = async (format: 'jpeg' | 'png' | 'gif' | 'webp', text: string) =>
  Buffer.concat([await small(format), latin(text)]);

const segment = (marker: number, data: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};
const jpegWith = async (...segments: Buffer[]) => {
  const jpeg = await small('jpeg');
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
};
const filled = (length: number) => Buffer.alloc(length, 0x41);
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

type HostileFile = [name: string, make: () => Buffer | Promise<Buffer>];

/** Files that are no picture of an accepted kind and size, whatever they say. */
export const filesToReject: readonly HostileFile[] = [
  ['an SVG', () => latin(svg)],
  ['an SVG with an XML declaration', () => latin(`<?xml version="1.0"?>${svg}`)],
  ['an HTML page', () => latin('<!doctype html><script>alert(1)</script>')],
  ['a script', () => latin('#!/bin/sh\nrm -rf /')],
  ['a PDF', () => latin('%PDF-1.7\n%%EOF')],
  ['a zip archive', () => latin('PK\x03\x04\x14\0\0\0')],
  ['a Windows program', () => latin('MZ\x90\0')],
  ['a Linux program', () => latin('\x7fELF\x02\x01')],
  ['a TIFF', () => plainPicture(40).tiff().toBuffer()],
  ['a HEIC', () => latin('\0\0\0\x18ftypheic\0\0\0\0heicmif1')],
  ['a BMP', () => latin('BM\x46\0\0\0\0\0\0\0')],
  ['an icon', () => latin('\0\0\x01\0\x01\0')],
  ['a WAV', () => latin('RIFF\x24\0\0\0WAVEfmt ')],
  ['a video', () => latin('\0\0\0\x18ftypmp42\0\0\0\0')],
  ['no bytes', () => Buffer.alloc(0)],
  ['one byte', () => latin('\xff')],
  ['zero bytes only', () => Buffer.alloc(1_000)],
  ['a JPEG signature and text', () => latin('\xff\xd8\xff\xe0 and then text')],
  ['a PNG signature and HTML', () => latin('\x89PNG\r\n\x1a\n<html><script>')],
  ['a GIF signature and script', () => latin('GIF89a/*<svg/onload=alert(1)>*/=1;')],
  ['a WebP signature and nothing', () => latin('RIFF\x04\0\0\0WEBP')],
  ['an AVIF signature and nothing', () => latin('\0\0\0\x18ftypavif\0\0\0\0avifmif1')],
  ['half a JPEG', () => half(noise('jpeg'))],
  ['half a PNG', () => half(noise('png'))],
  ['half a WebP', () => half(noise('webp'))],
  ['half an AVIF', () => half(small('avif'))],
  ['a PNG of 100,000 pixels a side', () => pngClaiming(100_000, 100_000)],
  ['a PNG of 7999 pixels a side', () => pngClaiming(7_999, 7_999)],
  ['a PNG of one enormous line', () => pngClaiming(2_000_000_000, 1)],
  ['a PNG without width', () => pngClaiming(0, 40)],
  ['a JPEG of 65,500 pixels a side', () => jpegClaiming(65_500)],
  ['an AVIF of 7999 pixels a side', () => avifClaiming(7_999)],
  ['an AVIF of 100,000 pixels a side', () => avifClaiming(100_000)],
  [
    'a progressive JPEG of 36 megapixels',
    () => plainPicture(6_000).jpeg({ progressive: true }).toBuffer(),
  ],
  ['a WebP of 36 megapixels', () => plainPicture(6_000).webp({ effort: 0 }).toBuffer()],
  ['a GIF of 101 frames', () => framesOf('gif', 101)],
  ['a WebP of 101 frames', () => framesOf('webp', 101)],
];

/** Pictures that carry something else, of which only the pixels may be stored. */
export const filesToClean: readonly HostileFile[] = [
  ['a JPEG with a script behind it', () => append('jpeg', '<script>alert(1)</script>')],
  ['a JPEG with a zip archive behind it', () => append('jpeg', 'PK\x03\x04<script>')],
  ['a PNG with a program behind it', () => append('png', 'MZ\x90\0<script>')],
  ['a GIF with a script behind it', () => append('gif', '/*<script>*/')],
  [
    'a JPEG with HTML in a comment',
    () => jpegWith(segment(0xfe, latin('<script>alert(1)</script>'))),
  ],
  [
    'a JPEG with EXIF that is not EXIF',
    () => jpegWith(segment(0xe1, latin(`Exif\0\0${'<script>'.repeat(900)}`))),
  ],
  [
    'a JPEG with 60 full EXIF segments',
    () =>
      jpegWith(
        ...Array.from({ length: 60 }, () =>
          segment(0xe1, Buffer.concat([latin('Exif\0\0'), filled(65_000)])),
        ),
      ),
  ],
  [
    'a JPEG with an ICC profile of nonsense',
    () => jpegWith(segment(0xe2, Buffer.concat([latin('ICC_PROFILE\0\x01\x01'), filled(60_000)]))),
  ],
  ['a PNG with HTML in its text', () => pngWith(chunk('tEXt', latin('Comment\0<script>')))],
  ['a GIF of 64 frames', () => framesOf('gif', 64)],
  ['a GIF whose screen claims 65,000 pixels a side', () => gifClaiming(65_000)],
];
