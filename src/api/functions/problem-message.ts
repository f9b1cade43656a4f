import { enquiries as ar } from '#i18n/messages/ar/enquiries/index.ts';
import { enquiries as en } from '#i18n/messages/en/enquiries/index.ts';
import type { Locale } from '#i18n/locale.ts';

const problems: Record<Locale, Readonly<Record<string, string>>> = {
  en: en.fields.problems,
  ar: ar.fields.problems,
};

/** The sentence that the page says; what only programs send has none and is said as it is. */
export const problemMessage = (problem: string, locale: Locale): string =>
  problems[locale][problem] ?? problem;
