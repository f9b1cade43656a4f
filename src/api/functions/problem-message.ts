import { enquiries as ar } from '#i18n/messages/ar/enquiries/index.ts';
import { enquiries as en } from '#i18n/messages/en/enquiries/index.ts';
import type { Locale } from '#i18n/locale.ts';

const problems: Record<Locale, Readonly<Record<string, string>>> = {
  en: en.fields.problems,
  ar: ar.fields.problems,
};

/** The text that the page shows. Problems that only API clients can cause are returned as they are. */
export const problemMessage = (problem: string, locale: Locale): string =>
  problems[locale][problem] ?? problem;
