import { review } from './review.ts';

export const adminPublishing = {
  review,
} as const;
