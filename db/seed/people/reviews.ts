import { scatter } from '../time.ts';
import { reviewsOfRooms } from './reviews-of-rooms.ts';
import { reviewsOfTheRest } from './reviews-of-the-rest.ts';

export type ReviewSeed = {
  slug: string;
  reviewer: string;
  rating: number;
  body: string;
  daysAgo: number;
  anonymous: boolean;
  status: 'approved' | 'pending';
};

const approved: ReviewSeed[] = Object.entries({ ...reviewsOfRooms, ...reviewsOfTheRest }).flatMap(
  ([slug, written]) =>
    written.map(([reviewer, rating, body]) => ({
      slug,
      reviewer,
      rating,
      body,
      daysAgo: 9 + scatter(380, 'written', slug, reviewer),
      anonymous: scatter(12, 'hidden', slug, reviewer) === 0,
      status: 'approved' as const,
    })),
);

const review = (
  slug: string,
  reviewer: string,
  rating: number,
  body: string,
  daysAgo: number,
  status: ReviewSeed['status'],
): ReviewSeed => ({ slug, reviewer, rating, body, daysAgo, anonymous: false, status });

export const reviews: readonly ReviewSeed[] = [
  ...approved,
  review(
    'qalawun-majlis-sofa',
    'khaled',
    5,
    'لسه واصلة امبارح. أول انطباع: تستاهل كل جنيه.',
    1,
    'pending',
  ),
  review(
    'diwan-writing-desk',
    'clara',
    4,
    'Two weeks in. The leather is lovely, one drawer runs a little tight in the damp.',
    2,
    'pending',
  ),
  review('nubian-basket-set', 'nesma', 5, 'السلال ألوانها تجنن، شكرًا للي عملوها.', 3, 'pending'),
  review(
    'najma-wall-sconce',
    'ines',
    2,
    'Pretty, but mine came without the wall plate. Waiting for an answer.',
    1,
    'pending',
  ),
  review(
    'tulun-dining-chair',
    'daniel',
    5,
    'Third order of the same chair. The set is complete now, I promise my wife.',
    5,
    'pending',
  ),
];

/** Written by the demo customer who has a history. */
export const customerReviews: readonly ReviewSeed[] = [
  review(
    'barquq-octagonal-table',
    'customer',
    5,
    'It holds my coffee and every visitor’s attention. The shell is flawless.',
    58,
    'approved',
  ),
  review(
    'qurna-alabaster-lamp',
    'customer',
    4,
    'A gift for my mother in Alexandria. One lamp is more amber than the other; she prefers that one.',
    27,
    'approved',
  ),
];
