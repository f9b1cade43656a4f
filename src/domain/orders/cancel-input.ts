import { z } from 'zod';
import { maxReasonLength } from './transitions.ts';

/** The reason is optional. */
export const cancelReason = z
  .string()
  .trim()
  .max(maxReasonLength)
  .transform((reason) => reason || null);
