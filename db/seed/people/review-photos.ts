import type { reviewers } from './accounts.ts';

/** All are upright, as telephones take them. */
export const reviewPhotoSize = { width: 576, height: 768 };

/**
 * Photos that customers added to their reviews: rendered, as everything that the demo shows. A file
 * of the name is in public/pictures/reviews.
 */
export const reviewPhotos: readonly {
  slug: string;
  reviewer: keyof typeof reviewers;
  photo: string;
}[] = [
  { slug: 'qalawun-majlis-sofa', reviewer: 'rania', photo: 'sofa' },
  { slug: 'rawda-two-seat-sofa', reviewer: 'aya', photo: 'two_seat' },
  { slug: 'sitt-wassila-armchair', reviewer: 'salma', photo: 'armchair' },
  { slug: 'sitt-wassila-armchair', reviewer: 'daniel', photo: 'two_armchairs' },
  { slug: 'magra-leather-pouf', reviewer: 'khaled', photo: 'pouf' },
  { slug: 'barquq-octagonal-table', reviewer: 'fatma', photo: 'octagonal_table' },
  { slug: 'tulun-dining-chair', reviewer: 'fatma', photo: 'dining_chair' },
];
