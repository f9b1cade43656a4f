import { z } from 'zod';
import { singleLine } from '../identity/account-forms.ts';
import { longestMessage } from './options.ts';

// Messages name the problem; pages and API translate them.
export const requiredLine = singleLine(200).min(1, 'required');

const longText = z
  .string('required')
  .trim()
  .max(longestMessage, 'too_long')
  // Removes control characters except tabs and line breaks.
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
  | 'too_many_urls'
  | 'too_many_samples';

/** The first problem of each field. */
export function fieldProblems(error: z.ZodError): Record<string, FieldProblem> {
  return Object.fromEntries(
    error.issues.toReversed().map(({ path, message }) => [path[0], message as FieldProblem]),
  );
}
