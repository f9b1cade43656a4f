import { z } from 'zod';
import { fromCairo } from '../cairo-time.ts';

/** When to send: at once, which leaves five minutes to call it back, or at a time in Cairo. */
export const sendInput = z
  .object({ when: z.enum(['now', 'later'], 'required'), sendAt: z.string().default('') })
  .transform(({ when, sendAt }, context): Date | null => {
    if (when === 'now') return null;
    const time = fromCairo(sendAt);
    if (time) return time;
    context.addIssue({
      code: 'custom',
      path: ['sendAt'],
      message: sendAt ? 'invalid_time' : 'required',
    });
    return z.NEVER;
  });
