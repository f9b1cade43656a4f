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
  /** Formatted; null until it is paid. */
  refund: string | null;
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

const texts: Record<ReturnStatus, Bilingual> = {
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
    en: 'The piece is back with us and checked. The refund will reach you in 5-7 business days.',
    ar: 'وصلت القطعة وفحصناها. سيصلك المبلغ خلال ٥ إلى ٧ أيام عمل.',
  },
  refunded: {
    en: 'Your refund has been paid. Thank you for your patience.',
    ar: 'تم رد المبلغ إليك. شكرًا على صبرك.',
  },
};

const labels = {
  link: { en: 'See your order', ar: 'عرض الطلب' },
  refund: { en: 'Amount', ar: 'المبلغ' },
  order: { en: 'order', ar: 'الطلب رقم' },
};

const contentIn =
  (locale: Locale) =>
  ({ name, number, status, answer, refund, link, pieces }: Data, brand: string) => ({
    subject: `${brand}: ${subjects[status][locale]} (${labels.order[locale]} ${isolateLtr(number)})`,
    greeting: greeting[locale](name),
    paragraphs: [texts[status][locale], ...(answer ? [answer] : [])],
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
