import { z } from 'zod';
import { emailAddress, phone } from '../identity/account-forms.ts';
import { oneOf, requiredLine, requiredText } from './fields.ts';
import { contactSubjects } from './options.ts';

const optionalPhone = z
  .string()
  .trim()
  .transform((typed) => typed || undefined)
  .pipe(phone.optional())
  .optional()
  .transform((number) => number ?? null);

export const contactInput = z.strictObject({
  full_name: requiredLine,
  email: emailAddress,
  phone: optionalPhone,
  subject: oneOf(contactSubjects),
  message: requiredText,
});
export type ContactInput = z.infer<typeof contactInput>;
