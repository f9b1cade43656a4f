import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Staff } from '#services/shared/staff.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { filesToClean, filesToReject } from '#tests/support/hostile-files.ts';
import { canMeasureMemory, childrenOf, peakMemory } from '#tests/support/process-memory.ts';
import { makeStaff } from '#tests/support/staff.ts';
import { bytesOf, fileUploads } from '#tests/support/uploads.ts';
import { addPicture } from './add-picture.server.ts';
import { openPicture } from './open-picture.server.ts';

const uploads = fileUploads();
fileDatabase();
let staff: Staff;
beforeAll(async () => {
  staff = await makeStaff(new Date(), 'content_manager');
});

const fileOf = (bytes: Uint8Array) =>
  new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' });

it('knows forty kinds of hostile files', () => {
  expect(filesToReject.length + filesToClean.length).toBeGreaterThanOrEqual(40);
});

describe('a file that is not added to the library', () => {
  it.each(filesToReject)('%s', async (_, make) => {
    const result = await addPicture(fileOf(await make()), staff);
    expect(result).toEqual({ ok: false, reason: 'not_a_picture' });
    expect(uploads.list()).toEqual([]);
  });
});

describe('a file of which only the pixels are served', () => {
  it.each(filesToClean)('%s', async (_, make) => {
    const result = await addPicture(fileOf(await make()), staff);
    if (!result.ok) throw new Error(result.reason);
    const { id, width } = result.picture;
    for (const type of ['webp', 'avif']) {
      const opened = openPicture({ id, file: `${width}.${type}` });
      const bytes = await bytesOf(opened.then((found) => found?.file ?? null));
      expect(bytes?.includes('script')).toBe(false);
      const { exif, icc, xmp } = await sharp(bytes!).metadata();
      expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
    }
    for (const name of uploads.list()) expect(name).toMatch(/^[0-9a-f-]{36}-\d+\.(webp|avif)$/);
  });

  it('took less than 400 MB in the process that decodes', () => {
    if (!canMeasureMemory) return;
    expect(Math.max(0, ...childrenOf(process.pid).map(peakMemory))).toBeLessThan(400);
  });
});
