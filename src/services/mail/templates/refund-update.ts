import type { Bilingual } from '#domain/bilingual.ts';
import { isolateLtr } from '#i18n/isolate.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Template } from '../mail-content.ts';
import { greeting } from './greeting.ts';

/** `settled`: it only lowers what the buyer still owed. */
type RefundUpdate = 'agreed' | 'settled' | 'paid' | 'withdrawn';

type Data = {
  name: string;
  number: string;
  status: RefundUpdate;
  /** Formatted. */
  amount: string;
  /** The last day on which it is given back. */
  day: string;
  /** What staff wrote, in the language of the mail. */
  reason: string | null;
  link: string;
};

const subjects: Record<RefundUpdate, Bilingual> = {
  agreed: { en: 'you get money back', ar: 'لك مبلغ نرده إليك' },
  settled: { en: 'your order costs less', ar: 'انخفض المبلغ المطلوب منك' },
  paid: { en: 'your refund is paid', ar: 'تم رد المبلغ' },
  withdrawn: { en: 'about your refund', ar: 'بخصوص المبلغ المردود' },
};

type Facts = Pick<Data, 'amount' | 'day'>;

const texts: Record<RefundUpdate, Record<Locale, (facts: Facts) => string>> = {
  agreed: {
    en: ({ amount, day }) => `We give you ${amount} back, by ${day} at the latest.`,
    ar: ({ amount, day }) => `نرد إليك ${amount} في موعد أقصاه ${day}.`,
  },
  settled: {
    en: ({ amount }) => `We take ${amount} off what you still had to pay.`,
    ar: ({ amount }) => `خصمنا ${amount} مما كان متبقيًا عليك.`,
  },
  paid: {
    en: ({ amount }) => `We have given you ${amount} back. Thank you for your patience.`,
    ar: ({ amount }) => `رددنا إليك ${amount}. شكرًا على صبرك.`,
  },
  withdrawn: {
    en: ({ amount }) =>
      `We wrote that you would get ${amount} back. That was a mistake of ours, and we are sorry.`,
    ar: ({ amount }) => `كتبنا إليك أننا سنرد ${amount}، وكان ذلك خطأ منا نعتذر عنه.`,
  },
};

const labels = {
  link: { en: 'See your order', ar: 'عرض الطلب' },
  order: { en: 'order', ar: 'الطلب رقم' },
};

const contentIn =
  (locale: Locale) =>
  ({ name, number, status, reason, link, ...facts }: Data, brand: string) => ({
    subject: `${brand}: ${subjects[status][locale]} (${labels.order[locale]} ${isolateLtr(number)})`,
    greeting: greeting[locale](name),
    paragraphs: [
      texts[status][locale](facts),
      ...(reason && status !== 'withdrawn' ? [reason] : []),
    ],
    action: { label: labels.link[locale], link },
  });

/** About money that is given back without a return, or of another amount than was facts. */
export const refundUpdate: Template<Data> = {
  carriesLink: true,
  about: 'order',
  en: contentIn('en'),
  ar: contentIn('ar'),
};
