import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { preparePicture as prepareFile } from './prepare-picture.server.ts';

async function preparePicture(bytes: Uint8Array) {
  const result = await prepareFile(new Blob([new Uint8Array(bytes)]));
  if (result === 'busy') throw new Error('The queue is full.');
  return result && { ...result, bytes: Buffer.from(result.bytes) };
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a8782b' } });

describe('an uploaded picture', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('may be %s', async (format) => {
    const sent = await plain(40, 30).toFormat(format).toBuffer();
    const stored = await preparePicture(sent);
    expect(stored).toMatchObject({ width: 40, height: 30 });
    expect((await sharp(stored!.bytes).metadata()).format).toBe('webp');
  });

  it('loses its location and stands upright', async () => {
    const sent = await plain(60, 20)
      .withExif({
        IFD0: { Make: 'Phone' },
        IFD3: { GPSLatitude: '30/1 0/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const stored = await preparePicture(sent);
    expect(stored).toMatchObject({ width: 20, height: 60 });
    const { exif, xmp, iptc, orientation } = await sharp(stored!.bytes).metadata();
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(stored!.bytes.includes('GPS')).toBe(false);
  });

  it('loses what was appended to it', async () => {
    const sent = Buffer.concat([
      await plain(40, 30).jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>PK\x03\x04'),
    ]);
    const stored = await preparePicture(sent);
    expect(stored).not.toBeNull();
    expect(stored!.bytes.includes('<script>')).toBe(false);
  });

  it('is reduced to 2560 pixels', async () => {
    const stored = await preparePicture(await plain(5120, 100).png().toBuffer());
    expect(stored).toMatchObject({ width: 2560, height: 50 });
  });

  it('is rejected when it claims to be enormous', async () => {
    const sent = await plain(40, 30).png().toBuffer();
    // Width and height stand in the header, followed by its checksum.
    sent.writeUInt32BE(100_000, 16);
    sent.writeUInt32BE(100_000, 20);
    sent.writeUInt32BE(crc32(sent.subarray(12, 29)), 29);
    expect((await sharp(sent, { limitInputPixels: false }).metadata()).width).toBe(100_000);
    expect(await preparePicture(sent)).toBeNull();
  });

  it('is rejected when it is cut off', async () => {
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
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['a web page', '<!doctype html><title>x</title>'],
    ['a signature and nothing else', '\xff\xd8\xff\xe0 and then words'],
    ['nothing', ''],
  ])('is rejected when it is %s, whatever its name', async (_, text) => {
    expect(await preparePicture(Buffer.from(text, 'latin1'))).toBeNull();
  });

  it('waits for a free process', async () => {
    const sent = await plain(40, 30).png().toBuffer();
    const stored = await Promise.all(Array.from({ length: 9 }, () => preparePicture(sent)));
    expect(stored.every((picture) => picture?.width === 40)).toBe(true);
  });
});
