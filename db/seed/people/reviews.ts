import { idOf } from '../ids.ts';
import { reviewsOfRooms } from './reviews-of-rooms.ts';
import { reviewsOfTheRest } from './reviews-of-the-rest.ts';

export type ReviewSeed = {
  slug: string;
  who: string;
  rating: number;
  body: string;
  daysAgo: number;
  anonymous: boolean;
  status: 'approved' | 'pending';
};

// A number that looks random and never changes, from the id of the review.
const scatter = (slug: string, who: string, upTo: number): number =>
  Number.parseInt(idOf('scatter', slug, who).slice(0, 6), 16) % upTo;

const approved: ReviewSeed[] = Object.entries({ ...reviewsOfRooms, ...reviewsOfTheRest }).flatMap(
  ([slug, written]) =>
    written.map(([who, rating, body]) => ({
      slug,
      who,
      rating,
      body,
      daysAgo: 9 + scatter(slug, who, 380),
      anonymous: scatter(who, slug, 12) === 0,
      status: 'approved' as const,
    })),
);

const pending: ReviewSeed[] = (
  [
    ['qalawun-majlis-sofa', 'khaled', 5, 'لسه واصلة امبارح. أول انطباع: تستاهل كل جنيه.', 1],
    ['diwan-writing-desk', 'clara', 4, 'Two weeks in. The leather is lovely, one drawer runs a little tight in the damp.', 2],
    ['nubian-basket-set', 'nesma', 5, 'السلال ألوانها تجنن، شكرًا للي عملوها.', 3],
    ['najma-wall-sconce', 'ines', 2, 'Pretty, but mine came without the wall plate. Waiting for an answer.', 1],
    ['tulun-dining-chair', 'daniel', 5, 'Third order of the same chair. The set is complete now, I promise my wife.', 5],
  ] as const
).map(([slug, who, rating, body, daysAgo]) => ({
  slug,
  who,
  rating,
  body,
  daysAgo,
  anonymous: false,
  status: 'pending' as const,
}));

export const reviews: readonly ReviewSeed[] = [...approved, ...pending];
