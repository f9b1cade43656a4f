import { z } from 'zod';
import { requiredText } from './fields.ts';
import { messageStatuses, requestStatuses } from './enquiry-status.ts';

/** Made by the page that shows the form, so that a form that is sent twice counts once. */
const formKey = z.guid('invalid_choice');

const optionalId = z
  .string()
  .optional()
  .transform((id) => id || null)
  .pipe(z.guid('invalid_choice').nullable());

export const answerInput = z.object({
  key: formKey,
  /** The latest answer that the page showed. */
  seen: optionalId,
  body: requiredText,
});
export type AnswerInput = z.infer<typeof answerInput>;

export const noteInput = z.object({ key: formKey, body: requiredText });
export type NoteInput = z.infer<typeof noteInput>;

/** `from` is the assignee that the page showed. */
export const assignInput = z.object({ from: optionalId, to: optionalId });
export type AssignInput = z.infer<typeof assignInput>;

const status = z.enum([...requestStatuses, ...messageStatuses], 'invalid_choice');

/** `from` is the status that the page showed. */
export const enquiryMoveInput = z.object({ from: status, to: status });
export type EnquiryMoveInput = z.infer<typeof enquiryMoveInput>;
