import { toSingleLine } from '#domain/identity/account-forms.ts';

/** Some accounts have no name; the greeting then does without. A name never makes a second line. */
export const greeting = {
  en: (name: string) => (name ? `Dear ${toSingleLine(name)},` : 'Hello,'),
  ar: (name: string) => (name ? `أهلًا ${toSingleLine(name)}،` : 'أهلًا بك،'),
};
