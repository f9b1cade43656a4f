import type { Locale } from '#i18n/locale.ts';

/** What a service needs to know of the request besides its input and its actor. */
export interface RequestFacts {
  now: Date;
  /** The client's network address; null if unknown. */
  address: string | null;
  userAgent?: string | null;
  locale: Locale;
}
