import { z } from 'zod';
import { singleLine } from '../identity/account-forms.ts';
import { longestMessage } from './options.ts';

// Messages are names of refusals; pages and API turn them into words in the reader's language.
export const requiredLine = singleLine(200).min(1, 'required');

const longText = z
  .string('required')
  .trim()
  .max(longestMessage, 'too_long')
  // All but tabs and line breaks: control characters have no place in a letter.
  .overwrite((text) => text.toWellFormed().replace(/[^\P{Cc}\t\n\r]+/gu, ' '));

export const requiredText = longText.min(1, 'required');
export const optionalText = longText.optional().transform((text) => text || null);

export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.string('required').trim().min(1, 'required').pipe(z.enum(values, 'invalid_choice'));

export type FieldProblem =
  | 'required'
  | 'too_long'
  | 'invalid_email'
  | 'invalid_phone'
  | 'invalid_choice'
  | 'invalid_area'
  | 'invalid_url'
  | 'too_many_urls';

/** What is wrong by field; the first thing of each is the one to mend first. */
export function fieldProblems(error: z.ZodError): Record<string, FieldProblem> {
  return Object.fromEntries(
    error.issues.toReversed().map(({ path, message }) => [path[0], message as FieldProblem]),
  );
}
