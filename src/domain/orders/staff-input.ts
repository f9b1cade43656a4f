import { z } from 'zod';
import { returnStatuses } from './returns.ts';
import { orderStatuses } from './status.ts';
import { maxReasonLength } from './transitions.ts';

const maxNoteLength = 2000;

const note = z
  .string()
  .trim()
  .max(maxNoteLength, 'too_long')
  .transform((text) => text || null)
  .default(null);

/** A ticked checkbox sends 'on', an empty one nothing. */
const ticked = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on');

const notes = { note_en: note, note_ar: note, visible: ticked };

/** A step of an order by staff. `from` is the status that they saw. */
export const moveInput = z.object({
  from: z.enum(orderStatuses),
  to: z.enum(orderStatuses).exclude(['placed', 'cancelled', 'returned']),
  ...notes,
});

/** Staff cancel an order; the customer reads the reason. */
export const staffCancelInput = z.object({
  from: z.enum(orderStatuses),
  reason: z.string('required').trim().min(1, 'required').max(maxReasonLength, 'too_long'),
});

/** A note for the timeline. */
export const entryInput = z.object(notes);

/** An unanswered call, by its number, so that a second press counts nothing. */
export const missedCallInput = z.object({ attempt: z.coerce.number().int().min(1).max(1000) });

/** A decision about a return. Declining it needs an answer in at least one language. */
export const returnDecisionInput = z
  .object({
    return_id: z.uuid(),
    from: z.enum(returnStatuses),
    to: z.enum(returnStatuses).exclude(['requested', 'refunded']),
    note_en: note,
    note_ar: note,
  })
  .refine(({ to, note_en, note_ar }) => to !== 'refused' || note_en || note_ar, {
    error: 'required',
    path: ['note_en'],
  });
