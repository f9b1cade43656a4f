import { isolateLtr } from '#i18n/isolate.ts';
import type { Locale } from '#i18n/locale.ts';
import type { MailContent, Template } from '../mail-content.ts';
import { greeting } from './greeting.ts';
import {
  deliveryFacts,
  type MailedDelivery,
  type MailedPiece,
  orderProgress,
  pieceLine,
} from './order-parts.ts';

/** Amounts come as they are read, in the order's language. */
type Data = MailedDelivery & {
  name: string;
  /** Taken on the telephone: no call follows. */
  isConfirmed: boolean;
  number: string;
  link: string;
  /** The page on which the buyer can cancel. */
  cancelLink: string;
  lines: readonly (MailedPiece & { total: string })[];
  subtotal: string;
  /** With a minus sign in front; null without a discount. */
  discount: string | null;
  /** Null is free. */
  shipping: string | null;
  /** Null is in the prices already. */
  tax: string | null;
  payable: string;
};

const labelsByLocale = {
  en: {
    subtotal: 'Subtotal',
    discount: 'Discount',
    shipping: 'Delivery',
    free: 'Free',
    tax: 'Tax',
    included: 'Included',
    payable: 'To pay on delivery',
  },
  ar: {
    subtotal: 'المجموع الفرعي',
    discount: 'الخصم',
    shipping: 'التوصيل',
    free: 'مجانًا',
    tax: 'الضريبة',
    included: 'مشمولة في السعر',
    payable: 'المطلوب عند الاستلام',
  },
} satisfies Record<Locale, Record<string, string>>;

function tableOf(data: Data, locale: Locale): MailContent['table'] {
  const labels = labelsByLocale[locale];
  return {
    lines: data.lines.map((line) => ({ ...pieceLine(line), amount: line.total })),
    sums: [
      { what: labels.subtotal, amount: data.subtotal },
      ...(data.discount ? [{ what: labels.discount, amount: data.discount }] : []),
      { what: labels.shipping, amount: data.shipping ?? labels.free },
      { what: labels.tax, amount: data.tax ?? labels.included },
    ],
    due: { what: labels.payable, amount: data.payable },
  };
}

/** What buyers may do, and until when: `transitions.ts` decides, and staff correct by telephone. */
const changing: Record<Locale, { label: string; text: string }> = {
  en: {
    label: 'Free to change until',
    text: 'the saw starts, or ready pieces leave us',
  },
  ar: {
    label: 'يمكنك التعديل أو الإلغاء حتى',
    text: 'يبدأ العمل في الورشة، أو تغادر القطع الجاهزة مخزننا',
  },
};

type Sentences = Record<Locale, (data: Pick<Data, 'isConfirmed'>) => string>;

const nextStep: Sentences = {
  en: ({ isConfirmed }) =>
    isConfirmed
      ? 'We agreed on it on the telephone, and begin with it now.'
      : 'We will call you within one working day to confirm it and to agree on the day.',
  ar: ({ isConfirmed }) =>
    isConfirmed
      ? 'اتفقنا عليه في المكالمة، ونبدأ تجهيزه الآن.'
      : 'سنتصل بك خلال يوم عمل واحد لتأكيده والاتفاق على موعد التوصيل.',
};

const changes: Sentences = {
  en: ({ isConfirmed }) =>
    `If you want to change something, ${isConfirmed ? 'call us' : 'tell us when we call'}.`,
  ar: ({ isConfirmed }) =>
    `إن أردت تعديل شيء ${isConfirmed ? 'فاتصل بنا' : 'فأخبرنا حين نتصل بك'}.`,
};

export const orderPlaced: Template<Data> = {
  // A guest's link opens the order: it is the reader's only.
  carriesLink: true,
  about: 'order',
  en: (data, brand) => ({
    subject: `${brand}: your order ${data.number}`,
    greeting: greeting.en(data.name),
    paragraphs: [`Thank you: your order ${data.number} is with us. ${nextStep.en(data)}`],
    progress: orderProgress('placed', 'en'),
    table: tableOf(data, 'en'),
    facts: [...deliveryFacts(data, 'en'), changing.en],
    action: { label: 'See your order', link: data.link },
    otherAction: { label: 'Cancel the order', link: data.cancelLink },
    note: `${changes.en(data)} Nothing was charged: you look at every piece first and pay in cash when it is in your home.`,
  }),
  ar: (data, brand) => ({
    subject: `${brand}: طلبك رقم ${isolateLtr(data.number)}`,
    greeting: greeting.ar(data.name),
    paragraphs: [`شكرًا لك: وصلنا طلبك رقم ${isolateLtr(data.number)}. ${nextStep.ar(data)}`],
    progress: orderProgress('placed', 'ar'),
    table: tableOf(data, 'ar'),
    facts: [...deliveryFacts(data, 'ar'), changing.ar],
    action: { label: 'عرض الطلب', link: data.link },
    otherAction: { label: 'إلغاء الطلب', link: data.cancelLink },
    note: `${changes.ar(data)} لم يُخصم منك شيء: تعاين كل قطعة أولًا، ثم تدفع نقدًا عند استلامها في بيتك.`,
  }),
};
