import type { Locale } from './locale.ts';
import type { Messages } from './messages/index.ts';

/** Messages that most visitors never need; each area is a chunk of its own. */
export type Area =
  | 'account'
  | 'addressForm'
  | 'admin'
  | 'cart'
  | 'developers'
  | 'enquiries'
  | 'game'
  | 'pages'
  | 'portfolioProject'
  | 'productDetails'
  | 'shopList'
  | 'wishlist'
  | 'workshops';

/** For the browser: only the language in use is fetched, without the areas. */
export function loadMessages(locale: Locale): Promise<Messages> {
  const base = locale === 'ar' ? import('./messages/ar/base.ts') : import('./messages/en/base.ts');
  // Components that use an area's messages are children of <AreaMessages>, which loads them.
  return base.then((module) => module.base as Messages);
}

const areas = {
  addressForm: {
    en: () => import('./messages/en/address-form.ts'),
    ar: () => import('./messages/ar/address-form.ts'),
  },
  account: {
    en: () => import('./messages/en/account/index.ts'),
    ar: () => import('./messages/ar/account/index.ts'),
  },
  admin: {
    en: () => import('./messages/en/admin/index.ts'),
    ar: () => import('./messages/ar/admin/index.ts'),
  },
  cart: {
    en: () => import('./messages/en/cart/index.ts'),
    ar: () => import('./messages/ar/cart/index.ts'),
  },
  developers: {
    en: () => import('./messages/en/developers.ts'),
    ar: () => import('./messages/ar/developers.ts'),
  },
  pages: {
    en: () => import('./messages/en/pages.ts'),
    ar: () => import('./messages/ar/pages.ts'),
  },
  portfolioProject: {
    en: () => import('./messages/en/portfolio-project.ts'),
    ar: () => import('./messages/ar/portfolio-project.ts'),
  },
  productDetails: {
    en: () => import('./messages/en/product-details/index.ts'),
    ar: () => import('./messages/ar/product-details/index.ts'),
  },
  enquiries: {
    en: () => import('./messages/en/enquiries/index.ts'),
    ar: () => import('./messages/ar/enquiries/index.ts'),
  },
  game: {
    en: () => import('./messages/en/game/index.ts'),
    ar: () => import('./messages/ar/game/index.ts'),
  },
  shopList: {
    en: () => import('./messages/en/shop-list.ts'),
    ar: () => import('./messages/ar/shop-list.ts'),
  },
  wishlist: {
    en: () => import('./messages/en/wishlist.ts'),
    ar: () => import('./messages/ar/wishlist.ts'),
  },
  workshops: {
    en: () => import('./messages/en/workshops/index.ts'),
    ar: () => import('./messages/ar/workshops/index.ts'),
  },
};

export const loadArea = (locale: Locale, area: Area): Promise<Partial<Messages>> =>
  areas[area][locale]();
