import { z } from 'zod';
import { emailAddress, phone } from '../identity/account-forms.ts';
import { optionalText, requiredLine } from './fields.ts';

/** The CV comes beside these. */
export const applicationInput = z.strictObject({
  career_id: z.string('required').min(1, 'required').pipe(z.guid('invalid_choice')),
  full_name: requiredLine,
  email: emailAddress,
  phone,
  message: optionalText,
});
export type ApplicationInput = z.infer<typeof applicationInput>;
