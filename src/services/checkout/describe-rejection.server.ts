import type { CheckoutRejection } from '#domain/checkout/rejection.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.server.ts';
import { localizeCouponMessage } from '../coupons/localize-coupon-message.server.ts';
import { readShopMoney } from '../pricing/shop-money.server.ts';

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
    default:
      return t(`orderResults.rejection.${rejection.reason}`);
  }
}
