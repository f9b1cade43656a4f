import type { reviewers } from './accounts.ts';

/** By the product's slug: who, stars, and the words as they were written, in one language. */
export type ReviewsOf = Readonly<
  Record<string, readonly (readonly [who: keyof typeof reviewers, rating: number, body: string])[]>
>;
