import type { CouponLimits } from '#domain/coupons/coupon-limits.ts';
import { isolateLtr } from '#i18n/isolate.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.server.ts';
import { limitNames } from './localize-coupon-message.server.ts';

interface AnnouncedCoupon {
  code: string;
  description: string | null;
  description_ar: string | null;
  limits?: CouponLimits;
}

/** What a customer reads who was given a coupon. */
export function couponNotice({ code, description, description_ar, limits }: AnnouncedCoupon) {
  const applied = {
    en: 'We will apply it to your cart when you are signed in.',
    ar: 'سنضيفه إلى سلتك بعد تسجيل الدخول.',
  };
  const countsFor = (locale: Locale) => {
    const names = limits ? limitNames(limits, locale) : '';
    return names && `${translator(locale)('orderResults.coupon.counts_for', { names })} `;
  };
  const sentence = (text: string | null) => (text ? `${text.replace(/[.،؛]$/, '')}. ` : '');
  return {
    category: 'offers' as const,
    title: { en: `A coupon for you: ${code}`, ar: `كوبون لك: ${isolateLtr(code)}` },
    body: {
      en: sentence(description) + countsFor('en') + applied.en,
      ar: sentence(description_ar ?? description) + countsFor('ar') + applied.ar,
    },
    link: '/account/rewards',
  };
}
