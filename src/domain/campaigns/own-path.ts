import { singleLine } from '../identity/account-forms.ts';

/**
 * Whether an address stays in the shop whatever a browser makes of it: `//evil.com`, `/\evil.com` and
 * addresses with spaces or control characters do not.
 */
export const isOwnPath = (address: string): boolean =>
  /^\/(?:[^/\\\s\p{Cc}][^\\\s\p{Cc}]*)?$/u.test(address) &&
  !/^\/(?:en|ar)(?:[/?#]|$)/.test(address);

/** A path of the shop without its language; empty is null. */
export const emptyableOwnPath = singleLine(300)
  .refine((typed) => typed === '' || isOwnPath(typed), 'invalid_path')
  .transform((typed) => typed || null);
