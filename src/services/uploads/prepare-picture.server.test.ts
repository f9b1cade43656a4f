import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { preparePicture } from './prepare-picture.server.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a8782b' } });

describe('a picture that somebody sent', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('may be %s', async (format) => {
    const given = await plain(40, 30).toFormat(format).toBuffer();
    const kept = await preparePicture(given);
    expect(kept).toMatchObject({ width: 40, height: 30 });
    expect((await sharp(kept!.bytes).metadata()).format).toBe('webp');
  });

  it('loses the place where it was taken, and stands upright', async () => {
    const given = await plain(60, 20)
      .withExif({
        IFD0: { Make: 'Phone' },
        IFD3: { GPSLatitude: '30/1 0/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(given).metadata()).exif).toBeDefined();
    const kept = await preparePicture(given);
    expect(kept).toMatchObject({ width: 20, height: 60 });
    const { exif, xmp, iptc, orientation } = await sharp(kept!.bytes).metadata();
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(kept!.bytes.includes('GPS')).toBe(false);
  });

  it('loses whatever was hidden behind it', async () => {
    const given = Buffer.concat([
      await plain(40, 30).jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>PK\x03\x04'),
    ]);
    const kept = await preparePicture(given);
    expect(kept).not.toBeNull();
    expect(kept!.bytes.includes('<script>')).toBe(false);
  });

  it('is made no larger than anybody needs', async () => {
    const kept = await preparePicture(await plain(5120, 100).png().toBuffer());
    expect(kept).toMatchObject({ width: 2560, height: 50 });
  });

  it('is refused when it claims to be enormous', async () => {
    const given = await plain(40, 30).png().toBuffer();
    // Width and height stand in the header, followed by its checksum.
    given.writeUInt32BE(100_000, 16);
    given.writeUInt32BE(100_000, 20);
    given.writeUInt32BE(crc32(given.subarray(12, 29)), 29);
    expect((await sharp(given, { limitInputPixels: false }).metadata()).width).toBe(100_000);
    expect(await preparePicture(given)).toBeNull();
  });

  it('is refused when it is cut off', async () => {
    const noise = sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    });
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const whole = await noise.clone().toFormat(format).toBuffer();
      expect(await preparePicture(whole)).not.toBeNull();
      expect(await preparePicture(whole.subarray(0, whole.length / 2)), format).toBeNull();
    }
  });

  it.each([
    ['a drawing that could run', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['a web page', '<!doctype html><title>x</title>'],
    ['a first line and nothing else', '\xff\xd8\xff\xe0 and then words'],
    ['nothing', ''],
  ])('is refused when it is %s, whatever its name', async (_, text) => {
    expect(await preparePicture(Buffer.from(text, 'latin1'))).toBeNull();
  });

  it('waits its turn', async () => {
    const given = await plain(40, 30).png().toBuffer();
    const kept = await Promise.all(Array.from({ length: 9 }, () => preparePicture(given)));
    expect(kept.every((picture) => picture?.width === 40)).toBe(true);
  });
});
