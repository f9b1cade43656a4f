import type { reviewers } from './accounts.ts';

/** By the product's slug: reviewer, rating, and the text in the language of the reviewer. */
export type ReviewsOf = Readonly<
  Record<
    string,
    readonly (readonly [reviewer: keyof typeof reviewers, rating: number, body: string])[]
  >
>;
