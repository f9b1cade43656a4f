import type { CheckoutRejection } from '#domain/checkout/rejection.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.server.ts';
import { localizeCouponMessage } from '../coupons/localize-coupon-message.server.ts';
import { readShopMoney } from '../pricing/shop-money.server.ts';

/** The sentence of a refusal, in the reader's language. */
export async function describeRejection(
  refusal: CheckoutRejection,
  locale: Locale,
): Promise<string> {
  const t = translator(locale);
  switch (refusal.reason) {
    case 'coupon_refused':
      return localizeCouponMessage(refusal.coupon, locale, await readShopMoney()).text;
    case 'out_of_stock': {
      const [{ name, left } = { name: '', left: 0 }] = refusal.shortages;
      return name
        ? t('orderResults.rejection.out_of_stock', { name, left })
        : t('orderResults.rejection.gone');
    }
    default:
      return t(`orderResults.rejection.${refusal.reason}`);
  }
}
