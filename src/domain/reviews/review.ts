import { z } from 'zod';
import { maxReviewLength } from './review-query.ts';

export const reviewStatuses = ['pending', 'approved', 'rejected'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

export interface Review {
  id: string;
  rating: number;
  text: string;
  /** Null when the author is anonymous. */
  author: string | null;
  verified: boolean;
  /** The day in Cairo. */
  writtenOn: string;
  photos: ReviewPhoto[];
}

/** The size prevents layout shifts. */
export interface ReviewPhoto {
  id: string;
  url: string;
  width: number;
  height: number;
}

export const maxReviewPhotos = 4;

/** Number of approved reviews by stars. */
export type Distribution = Record<1 | 2 | 3 | 4 | 5, number>;

/** Messages name the problem; the page translates them. */
export const reviewInput = z.object({
  rating: z.coerce.number('required').int('required').min(1, 'required').max(5, 'required'),
  text: z
    .string('required')
    .overwrite((text) => text.toWellFormed())
    .trim()
    .min(1, 'required')
    .max(maxReviewLength, 'too_long'),
  anonymous: z.stringbool({ truthy: ['on'] }).default(false),
});
export type ReviewInput = z.infer<typeof reviewInput>;
