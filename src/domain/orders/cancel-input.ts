import { z } from 'zod';
import { maxReasonLength } from './transitions.ts';

/** Why somebody cancels is theirs to say or not. */
export const cancelReason = z
  .string()
  .trim()
  .max(maxReasonLength)
  .transform((reason) => reason || null);
