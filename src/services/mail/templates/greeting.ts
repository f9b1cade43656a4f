/** Some accounts have no name; the greeting then does without. */
export const greeting = {
  en: (name: string) => (name ? `Dear ${name},` : 'Hello,'),
  ar: (name: string) => (name ? `أهلًا ${name}،` : 'أهلًا بك،'),
};
