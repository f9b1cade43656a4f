import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  chunk,
  filesToClean,
  filesToReject,
  latin,
  plainPicture,
  pngWith,
} from '#tests/support/hostile-files.ts';
import { preparePictures } from './prepare-pictures.server.ts';

describe('an upload that is rejected as no picture', () => {
  it.each(filesToReject)('%s', async (_, make) => {
    const file = new File([new Uint8Array(await make())], 'photo.jpg', { type: 'image/jpeg' });
    expect(await preparePictures([file])).toEqual({ ok: false, reason: 'not_an_image' });
  });
});

describe('an upload of which only the pixels are stored', () => {
  it.each(filesToClean)('%s', async (_, make) => {
    const file = new File([new Uint8Array(await make())], 'photo.svg', { type: 'text/html' });
    const result = await preparePictures([file]);
    expect(result.ok).toBe(true);
    const bytes = result.ok ? result.pictures[0]!.bytes : new Uint8Array();
    expect(Buffer.from(bytes).includes('script')).toBe(false);
    const { format, exif, icc, pages } = await sharp(bytes).metadata();
    expect([format, exif, icc, pages]).toEqual(['webp', undefined, undefined, undefined]);
  });
});

describe('a bomb inside of a PNG', () => {
  it.each([
    ['a compressed text of 200 MB', 'zTXt', 'Comment\0\0'],
    ['a compressed ICC profile of 200 MB', 'iCCP', 'icc\0\0'],
  ])('%s is rejected or ignored, never unpacked into the result', async (_, type, head) => {
    const data = Buffer.concat([latin(head), deflateSync(Buffer.alloc(200_000_000))]);
    const file = new File([new Uint8Array(await pngWith(chunk(type, data)))], 'photo.png');
    const result = await preparePictures([file]);
    if (result.ok) expect(result.pictures[0]!.bytes.byteLength).toBeLessThan(10_000);
    else expect(result.reason).toBe('not_an_image');
  });
});

it('accepts what phones take: a JPEG of 50 megapixels, reduced', async () => {
  const bytes = await plainPicture(8_160, 6_120).jpeg().toBuffer();
  const result = await preparePictures([new File([new Uint8Array(bytes)], 'photo.jpg')]);
  expect(result).toMatchObject({ ok: true, pictures: [{ width: 2_560, height: 1_920 }] });
});
