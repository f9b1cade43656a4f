import type { CheckoutRejection } from '#domain/checkout/rejection.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.server.ts';
import { localizeCouponMessage } from '#services/coupons/localize-coupon-message.server.ts';
import { readShopMoney } from '#services/pricing/shop-money.server.ts';
import type { Refused } from './attempt.ts';

/** The refusal with its sentence in the reader's language. */
export async function sayRefusal(
  refusal: { ok: false } & CheckoutRejection,
  locale: Locale,
): Promise<{ ok: false } & Refused> {
  const t = translator(locale);
  switch (refusal.reason) {
    case 'coupon_refused': {
      const { text, hint } = localizeCouponMessage(refusal.coupon, locale, await readShopMoney());
      return { ...refusal, text: [text, hint].filter(Boolean).join(' ') };
    }
    case 'out_of_stock':
      return { ...refusal, text: t('orderResults.rejection.gone') };
    default:
      return { ...refusal, text: t(`orderResults.rejection.${refusal.reason}`) };
  }
}
