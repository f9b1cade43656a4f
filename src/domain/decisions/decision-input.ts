import { z } from 'zod';

/** What becomes of a decision that waits; `dismiss` only hides one that came to nothing. */
const decisionActs = ['undo', 'now', 'dismiss'] as const;

/** A button beside a decision: of one press, or about one record. */
export const decisionInput = z
  .object({
    kind: z.enum(['claim', 'order']),
    act: z.enum(decisionActs),
    batch: z.guid().optional(),
    record: z.guid().optional(),
  })
  .refine(({ batch, record }) => batch !== undefined || record !== undefined, {
    path: ['batch'],
    message: 'required',
  });

export type DecisionInput = z.output<typeof decisionInput>;
