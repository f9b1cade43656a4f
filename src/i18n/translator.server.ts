import type { Locale } from './locale.ts';
import { ar } from './messages/ar/index.ts';
import { en } from './messages/en/index.ts';
import { translatorFor, type Messages, type Translate } from './messages/index.ts';

const all: Record<Locale, Messages> = { en, ar };
const translators: Record<Locale, Translate> = {
  en: translatorFor(en, 'en'),
  ar: translatorFor(ar, 'ar'),
};

export const messagesOf = (locale: Locale): Messages => all[locale];
export const translator = (locale: Locale): Translate => translators[locale];
