import { z } from 'zod';

export const longestReason = 500;

/** Why somebody cancels is theirs to say or not. */
export const cancelReason = z
  .string()
  .trim()
  .max(longestReason)
  .transform((reason) => reason || null);
