import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Digits } from './format.ts';
import { formatDate, formatMoney, formatNumber, type DateStyle } from './format.ts';
import type { Locale } from './locale.ts';
import { translatorFor, type Messages, type Translate } from './messages/index.ts';

export interface Language {
  locale: Locale;
  messages: Messages;
  t: Translate;
  money(amount: string): string;
  number(value: number): string;
  date(value: Date | string, style?: DateStyle): string;
}

export const LanguageContext = createContext<Language | null>(null);

interface LanguageProviderProps {
  locale: Locale;
  messages: Messages;
  currency: string;
  digits: Digits;
  children: ReactNode;
}

export function LanguageProvider(props: LanguageProviderProps) {
  const { locale, messages, currency, digits, children } = props;
  const language = useMemo<Language>(
    () => ({
      locale,
      messages,
      t: translatorFor(messages, locale, digits),
      money: (amount) => formatMoney(amount, locale, currency, digits),
      number: (value) => formatNumber(value, locale, digits),
      date: (value, style) => formatDate(value, locale, style, digits),
    }),
    [locale, messages, currency, digits],
  );
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error('useLanguage needs a LanguageProvider above it.');
  return language;
}

export const useT = (): Translate => useLanguage().t;
export const useLocale = (): Locale => useLanguage().locale;
