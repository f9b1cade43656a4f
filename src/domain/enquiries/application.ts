import { z } from 'zod';
import { emailAddress, phone } from '../identity/account-forms.ts';
import { optionalText, requiredLine } from './fields.ts';

export const applicationFields = ['career_id', 'full_name', 'email', 'phone', 'message'] as const;

/** The CV is uploaded separately. */
export const applicationInput = z.strictObject({
  career_id: z.string('required').min(1, 'required').pipe(z.guid('invalid_choice')),
  full_name: requiredLine,
  email: emailAddress,
  phone,
  message: optionalText,
});
export type ApplicationInput = z.infer<typeof applicationInput>;
