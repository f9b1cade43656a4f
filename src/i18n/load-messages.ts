import type { Locale } from './locale.ts';
import type { Messages } from './messages/index.ts';

/** Parts of the shop whose words most visitors never need. */
export type Area =
  | 'account'
  | 'addressForm'
  | 'admin'
  | 'basket'
  | 'closer'
  | 'enquiries'
  | 'game'
  | 'wishlist';

/** For the browser: only the language in use is fetched, without the areas. */
export function loadMessages(locale: Locale): Promise<Messages> {
  const base = locale === 'ar' ? import('./messages/ar/base.ts') : import('./messages/en/base.ts');
  // Whoever says an area's words stands inside that area, which has loaded them.
  return base.then((module) => module.base as Messages);
}

const areas = {
  addressForm: {
    en: () => import('./messages/en/address-form.ts'),
    ar: () => import('./messages/ar/address-form.ts'),
  },
  account: {
    en: () => import('./messages/en/account.ts'),
    ar: () => import('./messages/ar/account.ts'),
  },
  admin: {
    en: () => import('./messages/en/admin.ts'),
    ar: () => import('./messages/ar/admin.ts'),
  },
  basket: {
    en: () => import('./messages/en/basket/index.ts'),
    ar: () => import('./messages/ar/basket/index.ts'),
  },
  closer: {
    en: () => import('./messages/en/closer/index.ts'),
    ar: () => import('./messages/ar/closer/index.ts'),
  },
  enquiries: {
    en: () => import('./messages/en/enquiries/index.ts'),
    ar: () => import('./messages/ar/enquiries/index.ts'),
  },
  game: {
    en: () => import('./messages/en/game/index.ts'),
    ar: () => import('./messages/ar/game/index.ts'),
  },
  wishlist: {
    en: () => import('./messages/en/wishlist.ts'),
    ar: () => import('./messages/ar/wishlist.ts'),
  },
};

export const loadArea = (locale: Locale, area: Area): Promise<Partial<Messages>> =>
  areas[area][locale]();
