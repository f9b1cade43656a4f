import type { Bilingual } from '#domain/bilingual.ts';
import type { ClaimDecision } from '#domain/game/claim-decision.ts';
import type { PrizeType } from '#domain/game/game.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Template } from '../mail-content.ts';
import { endNote } from './end-note.ts';
import { greeting } from './greeting.ts';

interface ClaimDecided {
  name: string;
  prize: Bilingual;
  type: PrizeType;
  decision: ClaimDecision;
  /** Why it was rejected. */
  reason: Bilingual | null;
  link: string;
  unsubscribe: string;
}

const subjects: Record<ClaimDecision, (prize: Bilingual) => Bilingual> = {
  verified: ({ en, ar }) => ({
    en: `Your prize is confirmed: ${en}`,
    ar: `تم تأكيد جائزتك: ${ar}`,
  }),
  rejected: ({ en, ar }) => ({ en: `About your prize: ${en}`, ar: `بخصوص جائزتك: ${ar}` }),
  delivered: ({ en, ar }) => ({
    en: `Your prize has been handed over: ${en}`,
    ar: `تم تسليم جائزتك: ${ar}`,
  }),
};

const rejected: Bilingual = {
  en: 'Thank you for playing. We looked at your claim with care and could not confirm it.',
  ar: 'شكرًا على مشاركتك في اللعبة. راجعنا طلب الجائزة بعناية ولم نتمكن من تأكيده.',
};
const delivered: Bilingual = {
  en: 'Your prize has been handed over. We hope that it finds a good place in your home.',
  ar: 'تم تسليم الجائزة. نتمنى أن تجد مكانها الجميل في بيتك.',
};
const couponHandedOver: Bilingual = {
  en: 'Your coupon is yours and waits in your account until you use it.',
  ar: 'الكوبون لك، وهو في حسابك إلى أن تستخدمه.',
};

const opening: Record<PrizeType, Record<ClaimDecision, Bilingual>> = {
  product: {
    verified: {
      en: 'Thank you for following us. Your prize is confirmed, and we will write to you about how it reaches you.',
      ar: 'شكرًا على متابعتك لنا. تم تأكيد الجائزة، وسنراسلك للاتفاق على طريقة التسليم.',
    },
    rejected,
    delivered,
  },
  coupon: {
    verified: {
      en: 'Thank you for following us. Your coupon is ready to use: you will find its code among your rewards.',
      ar: 'شكرًا على متابعتك لنا. الكوبون جاهز للاستخدام، وستجد الكود في صفحة مكافآتك.',
    },
    rejected,
    delivered: couponHandedOver,
  },
};

const action: Bilingual = { en: 'See your rewards', ar: 'عرض المكافآت' };

const contentIn =
  (locale: Locale) =>
  ({ name, prize, type, decision, reason, link, unsubscribe }: ClaimDecided, brand: string) => ({
    subject: `${brand}: ${subjects[decision](prize)[locale]}`,
    greeting: greeting[locale](name),
    paragraphs: [opening[type][decision][locale], ...(reason ? [reason[locale]] : [])],
    action: { label: action[locale], link },
    ...endNote[locale](unsubscribe),
  });

/** Staff verified or rejected a claim of the game, or handed the prize over. */
export const claimDecided: Template<ClaimDecided> = {
  // The link that ends these mails is the reader's alone.
  carriesLink: true,
  about: 'account',
  en: contentIn('en'),
  ar: contentIn('ar'),
};
