import type { Digits } from '../format.ts';
import type { Locale } from '../locale.ts';
import {
  createTranslator,
  type KeyOf,
  type PlainKeyOf,
  type TranslationOf,
  type Translator,
} from '../translate.ts';
import type { en } from './en/index.ts';

export type English = typeof en;
export type Messages = English | TranslationOf<English>;
export type MessageKey = KeyOf<English>;
/** For lists of labels, whose texts are looked up without values. */
export type PlainMessageKey = PlainKeyOf<English>;
export type Translate = Translator<English>;

export function translatorFor(messages: Messages, locale: Locale, digits?: Digits): Translate {
  return createTranslator<English>(messages, locale, digits);
}
