import { z } from 'zod';
import { emailAddress } from '../identity/account-forms.ts';

/** So many can be pasted for one campaign. */
export const maxPastedAddresses = 5_000;

/** A long address has 254 characters; most have thirty. */
const longestText = 250_000;

/** Addresses as people paste them: one on each line, or with commas, semicolons and names around them. */
export const pastedAddresses = z
  .string('required')
  .max(longestText, 'too_many_addresses')
  .transform((text, context): string[] => {
    const found = new Set(
      text
        .split(/[\s,;<>"]+/)
        .filter((part) => part.includes('@'))
        .flatMap((part) => emailAddress.safeParse(part).data ?? []),
    );
    if (found.size === 0) context.addIssue('required');
    if (found.size > maxPastedAddresses) context.addIssue('too_many_addresses');
    return [...found];
  });
