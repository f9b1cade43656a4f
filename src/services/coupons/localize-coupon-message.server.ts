import type { Category } from '#domain/catalog/category.ts';
import type { CouponLimits } from '#domain/coupons/coupon-limits.ts';
import type { CouponMessage } from '#domain/coupons/coupon.ts';
import { formatDate, formatMoney } from '#i18n/format.ts';
import { isolate } from '#i18n/isolate.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.server.ts';
import type { ShopMoney } from '../pricing/shop-money.server.ts';

/** The message with its text and a hint, in the reader's language. */
export type LocalizedCouponMessage = CouponMessage & { text: string; hint: string | null };

export function localizeCouponMessage(
  message: CouponMessage,
  locale: Locale,
  { currency, digits }: ShopMoney,
): LocalizedCouponMessage {
  const t = translator(locale);
  const money = (amount: string) => formatMoney(amount, locale, currency, { digits, exact: true });
  switch (message.code) {
    case 'not_valid_yet': {
      const date = formatDate(message.validFrom, locale, 'long', digits);
      return { ...message, text: t('orderResults.coupon.not_valid_yet', { date }), hint: null };
    }
    case 'applied':
    case 'other_pieces': {
      const names = limitNames(message.limits, locale);
      const hint = names ? t('orderResults.coupon.counts_for', { names }) : null;
      return { ...message, text: t(`orderResults.coupon.${message.code}`), hint };
    }
    case 'minimum_purchase': {
      const amount = money(message.minimum);
      const hint = t('orderResults.coupon.missing', { amount: money(message.missing) });
      return { ...message, text: t('orderResults.coupon.minimum_purchase', { amount }), hint };
    }
    default:
      return { ...message, text: t(`orderResults.coupon.${message.code}`), hint: null };
  }
}

const maxNames = 6;

/** Rooms and products that a coupon counts for; empty when it counts for everything. */
export function limitNames({ rooms, products }: CouponLimits, locale: Locale): string {
  const t = translator(locale);
  const names = [
    ...rooms.map((room) => t(`storefront.rooms.${room as Category}`)),
    ...products.flatMap(({ name }) => (name ? [isolate(name[locale])] : [])),
  ];
  const shown = names.slice(0, maxNames).join(locale === 'ar' ? '، ' : ', ');
  return names.length > maxNames ? t('orderResults.coupon.and_more', { names: shown }) : shown;
}
