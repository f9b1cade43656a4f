import { z } from 'zod';
import { longestReason } from './transitions.ts';

/** Why somebody cancels is theirs to say or not. */
export const cancelReason = z
  .string()
  .trim()
  .max(longestReason)
  .transform((reason) => reason || null);
