import { z } from 'zod';
import { toWesternDigits } from '../digits.ts';
import { normalizePhone } from './phone.ts';
import { maximumPasswordLength } from './password.ts';

// Messages name the problem; the pages translate them.
export const singleLine = (longest: number) =>
  z.string('required').overwrite(toSingleLine).trim().max(longest, 'too_long');

/** Removes control characters, some of which the database rejects. */
function toSingleLine(text: string): string {
  return text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}

const fullName = singleLine(200);
const workLine = singleLine(120);

/** Rules for profile fields in the metadata that API clients send, as in the form. */
export const metadataLines = { full_name: fullName, job_position: workLine, company: workLine };

const optionalWorkLine = workLine.optional().transform((text) => text || undefined);

export const emailAddress = z
  .string('required')
  .trim()
  .min(1, 'required')
  .max(254, 'too_long')
  .toLowerCase()
  .pipe(z.email('invalid_email'));

export const phone = z
  .string('required')
  .trim()
  .min(1, 'required')
  .transform((typed, context) => {
    const number = normalizePhone(typed);
    if (number) return number;
    context.addIssue({ code: 'custom', message: 'invalid_phone' });
    return z.NEVER;
  });

/** Accepts any password; its strength is checked separately, with reasons. */
const password = z
  .string('required')
  .min(1, 'required')
  .max(maximumPasswordLength * 4, 'too_long');

/** The same, of an account that is opened by an invitation. */
export const newPassword = password;

export const signUpInput = z.object({
  fullName: fullName.min(1, 'required'),
  email: emailAddress,
  phone,
  password,
  jobPosition: optionalWorkLine,
  company: optionalWorkLine,
});
export type SignUpInput = z.infer<typeof signUpInput>;

export const signInInput = z.object({ email: emailAddress, password });
export type SignInInput = z.infer<typeof signInInput>;

/** Asks for a link to sign in without a password. */
export const signInLinkInput = z.object({ email: emailAddress });

const typedCode = z
  .string('required')
  .overwrite(toWesternDigits)
  .trim()
  .min(1, 'required')
  .max(40, 'too_long');

/** Of the app, or a recovery code. */
export const secondStepInput = z.object({ code: typedCode });

/** The first code of the app switches two-step sign-in on. */
export const confirmFactorInput = z.object({ factorId: z.uuid('invalid'), code: typedCode });

/** Switching it off needs both. */
export const removeFactorInput = z.object({ password, code: typedCode });

/** New recovery codes need a code, so that a session left open is not enough. */
export const renewCodesInput = z.object({ code: typedCode });

/** Takes an account elsewhere from the ways into this one. */
export const unlinkAccountInput = z.object({ identityId: z.uuid('invalid') });

export const passwordResetRequestInput = z.object({ email: emailAddress });

/** Sends the confirmation of a sign-up again. */
export const resendInput = z.object({ email: emailAddress });

const token = z.string('required').min(1, 'required').max(200, 'invalid');

/** Opening the mailed link does nothing yet, because mail scanners open links too. */
export const mailedSignInInput = z.object({ token });

/** The code of an account with a second factor. */
export const passwordResetInput = z.object({ token, password, code: typedCode.optional() });
export type PasswordResetInput = z.infer<typeof passwordResetInput>;

/** The link proves the mailbox; the password proves that the same person signed up. */
export const confirmSignUpInput = z.object({ token, password });

/** In the browser that signed up, the link is enough. */
export const confirmOwnSignUpInput = z.object({ token });

export const changePasswordInput = z.object({ currentPassword: password, newPassword: password });

/** Fields that customers may change; name, e-mail and phone belong to the login. */
export const profileInput = z.object({
  jobPosition: optionalWorkLine,
  company: optionalWorkLine,
});
