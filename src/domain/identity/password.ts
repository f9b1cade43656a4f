import { isCommonPassword } from './common-passwords.ts';

export const minimumPasswordLength = { customer: 8, staff: 12 } as const;
/** Long enough for a passphrase, short enough to keep hashing cheap. */
export const maximumPasswordLength = 256;

export type PasswordWeakness =
  | 'length'
  | 'too_long'
  | 'common'
  | 'contains_email'
  | 'contains_name'
  | 'contains_brand';

export interface PasswordOwner {
  staff: boolean;
  email: string;
  fullName?: string;
  /** The shop's name in each language, an obvious guess. */
  brandNames?: readonly string[];
}

export function requiredPasswordLength({ staff }: { staff: boolean }): number {
  return staff ? minimumPasswordLength.staff : minimumPasswordLength.customer;
}

/** All weaknesses at once; an empty list means the password is good. */
export function passwordWeaknesses(password: string, owner: PasswordOwner): PasswordWeakness[] {
  const minimum = requiredPasswordLength(owner);
  const length = [...password].length;
  const found: PasswordWeakness[] = [];
  if (length < minimum) found.push('length');
  if (length > maximumPasswordLength) return ['too_long'];
  if (isCommonPassword(password)) found.push('common');
  if (isMostly(password, emailParts(owner.email))) found.push('contains_email');
  if (isMostly(password, splitWords(owner.fullName ?? ''))) found.push('contains_name');
  if (isMostly(password, (owner.brandNames ?? []).flatMap(splitWords)))
    found.push('contains_brand');
  return found;
}

/** Allows a known word inside a longer phrase, but not as most of the password. */
function isMostly(password: string, known: readonly string[]): boolean {
  const plain = password.toLowerCase();
  return known.some((word) => plain.includes(word) && plain.length - word.length < 8);
}

function emailParts(email: string): string[] {
  const [local = '', host = ''] = email.toLowerCase().split('@');
  return [local, ...splitWords(local), ...splitWords(host.slice(0, host.lastIndexOf('.')))].filter(
    (part) => part.length >= 4,
  );
}

function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 4);
}
