import { z } from 'zod';
import { emailAddress, newPassword, singleLine } from '../identity/account-forms.ts';
import { staffRoles } from '../identity/roles.ts';

/** How long the link in the e-mail works. */
export const invitationDays = 3;

export const inviteInput = z.object({
  email: emailAddress,
  role: z.enum(staffRoles, 'invalid_choice'),
  /** Of the e-mail. */
  locale: z.enum(['en', 'ar'], 'invalid_choice'),
});
export type InviteInput = z.infer<typeof inviteInput>;

export const revokeInvitationInput = z.object({ id: z.guid('invalid_choice') });

export const acceptInvitationInput = z.object({
  token: z.string('required').min(1, 'required').max(200, 'too_long'),
  fullName: singleLine(200).min(1, 'required'),
  password: newPassword,
});
export type AcceptInvitationInput = z.infer<typeof acceptInvitationInput>;
