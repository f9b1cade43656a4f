import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import type { Staff } from '#services/shared/staff.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { canMeasureMemory, childrenOf, peakMemory } from '#tests/support/process-memory.ts';
import { makeStaff } from '#tests/support/staff.ts';
import { fileUploads } from '#tests/support/uploads.ts';
import { addPicture } from './add-picture.server.ts';

const uploads = fileUploads();
fileDatabase();
let staff: Staff;
beforeAll(async () => {
  staff = await makeStaff(new Date(), 'marketing');
});

/** As busy as a photograph: what a telephone takes of a carved door. */
async function phonePhoto(width: number, height: number, quality = 90): Promise<File> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const bytes = await sharp({
    create: { width: width / 4, height: height / 4, channels: 3, background: '#a87', noise },
  })
    .resize(width, height)
    .jpeg({ quality })
    .toBuffer();
  return new File([new Uint8Array(bytes)], `photo-${width}.jpg`);
}

it.each([
  ['12 megapixels', 4032, 3024],
  ['50 megapixels', 8160, 6120],
])('takes a photograph of %s, in bounded time and memory', async (_, width, height) => {
  const file = await phonePhoto(width, height);
  const start = performance.now();
  const result = await addPicture(file, staff);
  const milliseconds = Math.round(performance.now() - start);
  expect(result).toMatchObject({ ok: true, picture: { width: 1920, height: 1440 } });
  expect(uploads.list().length % 6).toBe(0);
  // 5 s on two free cores; the bound is for machines that are very busy.
  expect(milliseconds).toBeLessThan(120_000);
  if (!canMeasureMemory) return;
  const peaks = childrenOf(process.pid).map(peakMemory);
  expect(Math.max(...peaks)).toBeLessThan(400);
});
