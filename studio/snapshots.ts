/** Masters of customers' photos → `public/pictures/reviews`, grainy and sharpened as by a telephone: `npm run studio:snapshots`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { reviewPhotos, reviewPhotoSize } from '#db/seed/people/review-photos.ts';
import { snapshotName } from './catalogue/snapshots.ts';
import { masterOf, root, say } from './files.ts';

const folder = join(root, 'public', 'pictures', 'reviews');
const grain = await sharp({
  create: {
    ...reviewPhotoSize,
    channels: 3,
    background: '#808080',
    noise: { type: 'gaussian', mean: 128, sigma: 9 },
  },
})
  .blur(0.6)
  .png()
  .toBuffer();

mkdirSync(folder, { recursive: true });
for (const { photo } of reviewPhotos) {
  const master = masterOf(snapshotName(photo));
  if (!master) continue;
  await sharp(master)
    .removeAlpha()
    .resize(reviewPhotoSize.width)
    .linear(1.08, -6)
    .sharpen({ sigma: 0.9 })
    .composite([{ input: grain, blend: 'soft-light' }])
    .webp({ quality: 68, effort: 6 })
    .toFile(join(folder, `${photo}.webp`));
  say(`reviews/${photo}`);
}
