import { z } from 'zod';
import { toWesternDigits } from '../digits.ts';
import { emailAddress, singleLine } from '../identity/account-forms.ts';
import { staffRoles } from '../identity/roles.ts';

/** Staff read it later beside the action. */
export const maxActionReason = 500;
const maxPointsChange = 100_000;

const actionReason = singleLine(maxActionReason).min(1, 'required');

export const roleInput = z.object({ role: z.enum(staffRoles) });

export const blockInput = z.object({
  /** The last blocked day in Cairo; null blocks until further notice. */
  lastDay: z
    .string()
    .trim()
    .default('')
    .transform((day) => day || null)
    .pipe(z.iso.date('invalid_day').nullable()),
  reason: actionReason,
});

export const pointsInput = z.object({
  /** Added when positive, taken away when negative. Arabic digits and the true minus are accepted. */
  points: z
    .string('required')
    .transform((typed) =>
      toWesternDigits(typed)
        .replace(/[\s\u200e\u200f\u061c]/g, '')
        .replace('−', '-'),
    )
    .pipe(
      z
        .string()
        .min(1, 'required')
        .regex(/^[+-]?\d+$/, 'invalid_points'),
    )
    .transform(Number)
    .pipe(
      z
        .int('invalid_points')
        .min(-maxPointsChange, 'invalid_points')
        .max(maxPointsChange, 'invalid_points')
        .refine((points) => points !== 0, 'invalid_points'),
    ),
  reason: actionReason,
});

/** The address of the account, typed again. */
export const deleteUserInput = z.object({ email: emailAddress });
