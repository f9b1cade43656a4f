import { reviewPhotos } from '#db/seed/people/review-photos.ts';
import type { Job } from '../job.ts';
import { kitOptions, type Look } from './look.ts';
import { productPictures } from './products.ts';

export const snapshotName = (photo: string): string => `snapshot-${photo}`;

const dressOf = (look: Look | undefined) =>
  Object.entries(look ? kitOptions(look) : {})
    .map((pair) => pair.join('='))
    .join(';');

/** The photos of customers: kit/rooms/customer.py knows how each is taken. */
export const snapshotJobs: readonly Job[] = reviewPhotos.map(({ slug, photo }) => ({
  name: snapshotName(photo),
  model: 'customer',
  options: { shot: photo, dress: dressOf(productPictures[slug]) },
  size: null,
  view: {},
  // Two thirds of what is served: a telephone's picture is soft too.
  frame: [384, 512],
  samples: 4,
}));
