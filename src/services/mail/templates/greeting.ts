import { isGreetableName } from '#domain/identity/greetable-name.ts';
import { isolateLatin } from '#i18n/isolate.ts';

/** Greets without a name that is missing or that could carry a stranger's link into our mail. */
export const greeting = {
  en: (name: string) => (isGreetableName(name) ? `Dear ${name},` : 'Hello,'),
  ar: (name: string) => (isGreetableName(name) ? `أهلًا ${isolateLatin(name)}،` : 'أهلًا بك،'),
};
