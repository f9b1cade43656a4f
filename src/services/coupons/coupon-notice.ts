import { isolateLtr } from '#i18n/isolate.ts';

interface AnnouncedCoupon {
  code: string;
  description: string | null;
  description_ar: string | null;
}

/** What a customer reads who was given a coupon. */
export function couponNotice({ code, description, description_ar }: AnnouncedCoupon) {
  const applied = {
    en: 'We will apply it to your cart when you are signed in.',
    ar: 'سنضيفه إلى سلتك بعد تسجيل الدخول.',
  };
  const sentence = (text: string | null) => (text ? `${text.replace(/[.،؛]$/, '')}. ` : '');
  return {
    category: 'offers' as const,
    title: { en: `A coupon for you: ${code}`, ar: `كوبون لك: ${isolateLtr(code)}` },
    body: {
      en: sentence(description) + applied.en,
      ar: sentence(description_ar ?? description) + applied.ar,
    },
    link: '/account/rewards',
  };
}
