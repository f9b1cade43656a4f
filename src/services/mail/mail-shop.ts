import type { Locale } from '#i18n/locale.ts';

/** What the head and the foot of a mail say about the shop, in one language. */
export interface MailShop {
  name: string;
  address: string;
  hours: string;
  phone: string;
  /** Empty without WhatsApp. */
  whatsApp: string;
  social: readonly { label: string; url: string }[];
  /** The address of the shop, without a slash at its end. */
  url: string;
}

export type MailShops = Record<Locale, MailShop>;
