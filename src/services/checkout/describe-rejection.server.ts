import type { CheckoutRejection } from '#domain/checkout/rejection.ts';
import type { LimitRejection } from '#domain/checkout/order-limits.ts';
import { formatMoney } from '#i18n/format.ts';
import { isolate } from '#i18n/isolate.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.server.ts';
import { localizeCouponMessage } from '../coupons/localize-coupon-message.server.ts';
import { readShopMoney } from '../pricing/shop-money.server.ts';
import { readSite } from '../site/site.server.ts';

/**
 * Explains a rejected checkout in the given language. A page lists the missing pieces itself and has
 * room for the hint of a coupon; other clients get one sentence that names the first piece.
 */
export async function describeRejection(
  rejection: CheckoutRejection,
  locale: Locale,
  reader: 'page' | 'client',
): Promise<string> {
  const t = translator(locale);
  switch (rejection.reason) {
    case 'coupon_refused': {
      const money = await readShopMoney();
      const { text, hint } = localizeCouponMessage(rejection.coupon, locale, money);
      return reader === 'page' && hint ? `${text} ${hint}` : text;
    }
    case 'out_of_stock': {
      const [shortage] = rejection.shortages;
      if (reader === 'page' || !shortage?.name) return t('orderResults.rejection.gone');
      const { name, left } = shortage;
      return t('orderResults.rejection.out_of_stock', { name, left });
    }
    case 'order_too_large':
    case 'too_many_orders': {
      const { phone } = (await readSite(locale)).contact;
      const text = await describeLimit(rejection, locale);
      // A page shows the telephone number as a link.
      return reader === 'page' || !phone
        ? text
        : `${text} ${t('orderResults.rejection.call', { phone })}`;
    }
    default:
      return t(`orderResults.rejection.${rejection.reason}`);
  }
}

async function describeLimit(rejection: LimitRejection, locale: Locale): Promise<string> {
  const t = translator(locale);
  const { reason, kind, limit } = rejection;
  if (reason === 'too_many_orders') return t('orderResults.rejection.too_many_orders');
  if (kind === 'pieces') {
    return t('orderResults.rejection.order_too_large.pieces', { count: Number(limit) });
  }
  const { currency, digits } = await readShopMoney();
  const amount = isolate(formatMoney(limit, locale, currency, digits));
  return t('orderResults.rejection.order_too_large.value', { amount });
}
