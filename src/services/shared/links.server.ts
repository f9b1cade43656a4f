import type { Category } from '#domain/catalog/category.ts';
import { environment } from '#platform/environment.server.ts';
import type { Locale } from '#i18n/locale.ts';

/** Links in mails contain the recipient's language. */
export const links = {
  /** `next` is the local path to go to after confirming. */
  confirmSignUp: (locale: Locale, token: string, next?: string) =>
    `${page(locale, '/signup', token)}${next ? `&next=${encodeURIComponent(next)}` : ''}`,
  resetPassword: (locale: Locale, token: string) => page(locale, '/reset-password', token),
  acceptInvitation: (locale: Locale, token: string) => page(locale, '/invitation', token),
  /** `next` is the local path to go to after signing in. */
  signInByLink: (locale: Locale, token: string, next?: string) =>
    `${page(locale, '/login/link', token)}${next ? `&next=${encodeURIComponent(next)}` : ''}`,
  /** Of the hosted API, which returns to the client that asked for the mail. */
  verify: (type: string, token: string, redirectTo?: string) =>
    `${environment().PUBLIC_URL}/auth/v1/verify?${new URLSearchParams({
      token,
      type,
      redirect_to: redirectTo ?? environment().PUBLIC_URL,
    }).toString()}`,
  login: (locale: Locale) => page(locale, '/login'),
  forgotPassword: (locale: Locale) => page(locale, '/forgot-password'),
  unsubscribe: (locale: Locale, token: string) => page(locale, '/newsletter/unsubscribe', token),
  endNotifications: (locale: Locale, token: string) =>
    page(locale, '/notifications/unsubscribe', token),
  /** Counts the click, then leads to where the campaign says. */
  campaign: (locale: Locale, recipientId: string, part = '') =>
    page(locale, `/go/${recipientId}${part && `/${part}`}`),
  product: (locale: Locale, slug: string) => page(locale, `/product/${slug}`),
  /** The form of a review, with so many stars chosen. */
  rating: (locale: Locale, slug: string, stars: number) =>
    `${links.product(locale, slug)}?rating=${stars}#reviews`,
  order: (locale: Locale, id: string) => page(locale, `/account/orders/${id}`),
  trackOrder: (locale: Locale, id: string) => page(locale, `/account/track-order/${id}`),
  confirmation: (locale: Locale, token: string) => page(locale, '/checkout/confirmation', token),
  trackGuestOrder: (locale: Locale, token: string) => page(locale, '/track-order', token),
  /** When the token has ended, a page in this language leads to the order. */
  orderPhoto: (locale: Locale, path: string, token: string) => page(locale, path, token),
  /** A file, which has no language. */
  file: (path: string) => `${environment().PUBLIC_URL}${path}`,
  /** A stored address names the largest of three widths; mails show the smallest. */
  thumbnail: (path: string) =>
    links.file(path.replace(/(\d+)(?=\.webp$)/, (width) => String(Number(width) / 3))),
  home: (locale: Locale) => page(locale, ''),
  rewards: (locale: Locale) => page(locale, '/account/rewards'),
  shop: (locale: Locale) => page(locale, '/shop'),
  newestPieces: (locale: Locale) => page(locale, '/shop?sort=newest'),
  room: (locale: Locale, category: Category) => page(locale, `/shop?category=${category}`),
  portfolio: (locale: Locale) => page(locale, '/portfolio'),
  contact: (locale: Locale) => page(locale, '/contact'),
  about: (locale: Locale) => page(locale, '/about'),
  admin: (locale: Locale, path = '') => page(locale, `/admin${path}`),
};

function page(locale: Locale, path: string, token?: string): string {
  const address = `${environment().PUBLIC_URL}/${locale}${path}`;
  return token ? `${address}?token=${encodeURIComponent(token)}` : address;
}
