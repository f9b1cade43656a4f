import { z } from 'zod';
import { prose } from '../admin/records/record-fields.ts';
import { emailAddress } from '../identity/account-forms.ts';

const maxRecipients = 500;

/** What became of one address. */
export type RecipientResult =
  | 'sent'
  | 'has_it'
  | 'has_used_it'
  | 'for_another'
  | 'unknown_customer'
  | 'invalid_email'
  | 'twice';

/** One address as it was pasted; `email` is null for anything else. */
export interface PastedAddress {
  text: string;
  email: string | null;
}

/** Addresses between line breaks, commas, semicolons or spaces. */
const pasted = prose(60_000)
  .transform((typed): PastedAddress[] =>
    typed
      .split(/[\s,;،؛]+/)
      .filter(Boolean)
      .map((text) => ({ text, email: emailAddress.safeParse(text).data ?? null })),
  )
  .refine((addresses) => addresses.length > 0, 'required')
  .refine((addresses) => addresses.length <= maxRecipients, 'too_many');

export const couponRecipientsInput = z.object({ emails: pasted });
