import type { Bilingual } from '#domain/bilingual.ts';
import type { ReturnStatus } from '#domain/orders/returns.ts';
import { isolateLtr } from '#i18n/isolate.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Template } from '../mail-content.ts';
import { greeting } from './greeting.ts';
import { type MailedPiece, pieceLine } from './order-parts.ts';

type Data = {
  name: string;
  number: string;
  status: ReturnStatus;
  /** What the shop answers, in the language of the mail. */
  answer: string | null;
  /** Formatted; null while nothing is decided. */
  refund: string | null;
  /** The last day on which it is given back; null once it was. */
  day: string | null;
  link: string;
  pieces: readonly MailedPiece[];
};

const subjects: Record<ReturnStatus, Bilingual> = {
  requested: { en: 'we have your return request', ar: 'وصلنا طلب الإرجاع' },
  approved: { en: 'your return is approved', ar: 'تمت الموافقة على الإرجاع' },
  refused: { en: 'about your return', ar: 'بخصوص طلب الإرجاع' },
  received: { en: 'your return has arrived', ar: 'وصلنا ما أرجعته' },
  refunded: { en: 'your refund is paid', ar: 'تم رد المبلغ' },
};

type Facts = Pick<Data, 'refund' | 'day'>;
type Text = string | ((facts: Facts) => string);

const texts: Record<ReturnStatus, Record<Locale, Text>> = {
  requested: {
    en: 'Thank you for telling us. Our sales team looks at your request and answers within two working days.',
    ar: 'شكرًا لإخبارنا. يراجع فريق المبيعات طلبك ويرد عليك خلال يومي عمل.',
  },
  approved: {
    en: 'Our crew will call you to agree on a day and collect the piece at your door.',
    ar: 'سيتصل بك فريقنا للاتفاق على يوم نستلم فيه القطعة من بيتك.',
  },
  refused: {
    en: 'We have looked at your request with care and cannot take the piece back.',
    ar: 'راجعنا طلبك بعناية ولا يمكننا قبول الإرجاع هذه المرة.',
  },
  received: {
    en: ({ refund, day }) =>
      refund
        ? `What you sent back is with us and checked. We give you ${refund} back, by ${day} at the latest.`
        : 'What you sent back is with us and checked.',
    ar: ({ refund, day }) =>
      refund
        ? `وصلنا ما أرجعته وفحصناه. نرد إليك ${refund} في موعد أقصاه ${day}.`
        : 'وصلنا ما أرجعته وفحصناه.',
  },
  refunded: {
    en: ({ refund }) => `We have given you ${refund} back. Thank you for your patience.`,
    ar: ({ refund }) => `رددنا إليك ${refund}. شكرًا على صبرك.`,
  },
};

const labels = {
  link: { en: 'See your order', ar: 'عرض الطلب' },
  refund: { en: 'Amount', ar: 'المبلغ' },
  order: { en: 'order', ar: 'الطلب رقم' },
};

function textOf(status: ReturnStatus, locale: Locale, facts: Facts): string {
  const text = texts[status][locale];
  return typeof text === 'function' ? text(facts) : text;
}

const contentIn =
  (locale: Locale) =>
  ({ name, number, status, answer, refund, day, link, pieces }: Data, brand: string) => ({
    subject: `${brand}: ${subjects[status][locale]} (${labels.order[locale]} ${isolateLtr(number)})`,
    greeting: greeting[locale](name),
    paragraphs: [textOf(status, locale, { refund, day }), ...(answer ? [answer] : [])],
    table: {
      lines: pieces.map(pieceLine),
      sums: [],
      due: refund ? { what: labels.refund[locale], amount: refund } : null,
    },
    action: { label: labels.link[locale], link },
  });

export const returnUpdate: Template<Data> = {
  carriesLink: true,
  about: 'order',
  en: contentIn('en'),
  ar: contentIn('ar'),
};
