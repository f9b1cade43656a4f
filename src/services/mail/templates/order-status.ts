import { isolateLtr } from '#i18n/isolate.ts';
import type { Locale } from '#i18n/locale.ts';
import type { MailPhoto, Template } from '../mail-content.ts';
import { greeting } from './greeting.ts';
import {
  deliveryFacts,
  type MailedDelivery,
  type MailedMoney,
  type MailedPiece,
  moneyLine,
  orderProgress,
  type OrderStage,
  pieceLine,
} from './order-parts.ts';

type Data = {
  name: string;
  number: string;
  /** What staff added, in the language of the mail. */
  note: string | null;
  link: string;
  pieces: readonly MailedPiece[];
  delivery: MailedDelivery;
  money: MailedMoney;
  /** Of an order that came back: what its buyer gets, and the last day on which. */
  refund: { amount: string; day: string } | null;
  /** What staff photographed at this step. */
  photo: MailPhoto | null;
  /** Where its buyer rates a piece with one to five stars; empty for guests, who cannot. */
  ratings: readonly string[];
};

interface StatusText {
  subject: (number: string, brand: string) => string;
  paragraphs: readonly string[] | ((refund: Data['refund']) => readonly string[]);
}

const follow: Record<Locale, string> = { en: 'Follow your order', ar: 'متابعة الطلب' };
const rate: Record<Locale, string> = {
  en: 'How does it look at home?',
  ar: 'كيف تبدو في بيتك؟',
};
/** For a photo without words of its own. */
const fromWorkshop: Record<Locale, string> = { en: 'From the workshop', ar: 'من الورشة' };
const orderAgain: Record<Locale, string> = { en: 'Order again', ar: 'إعادة الطلب' };

/** A mail about the new status of an order. */
const orderStatusMail = (
  texts: Record<Locale, StatusText>,
  { stage, actionLabel = follow }: { stage?: OrderStage; actionLabel?: typeof follow } = {},
): Template<Data> => {
  const isComing = stage !== undefined && stage !== 'home';
  const contentIn = (locale: Locale) => (data: Data, brand: string) => {
    const { name, number, note, link, pieces, delivery, money, photo, ratings } = data;
    const { subject, paragraphs } = texts[locale];
    const lines = typeof paragraphs === 'function' ? paragraphs(data.refund) : paragraphs;
    return {
      subject: subject(locale === 'ar' ? isolateLtr(number) : number, brand),
      greeting: greeting[locale](name),
      paragraphs: [...lines, ...(note ? [note] : [])],
      ...(stage !== undefined && { progress: orderProgress(stage, locale) }),
      ...(photo && { photo: { ...photo, caption: photo.caption || fromWorkshop[locale] } }),
      table: { lines: pieces.map(pieceLine), sums: [], due: moneyLine(money, locale) },
      ...(isComing && { facts: deliveryFacts(delivery, locale) }),
      action: { label: actionLabel[locale], link },
      ...(stage === 'home' &&
        ratings.length > 0 && { stars: { label: rate[locale], links: ratings } }),
    };
  };
  // A guest's link opens the order: it is the reader's only.
  return { carriesLink: true, about: 'order', en: contentIn('en'), ar: contentIn('ar') };
};

export const orderConfirmed = orderStatusMail(
  {
    en: {
      subject: (number, brand) => `${brand}: order ${number} is confirmed`,
      paragraphs: [
        'Thank you for taking our call. Your order is confirmed and has its place on our list.',
        'We will write again when work on it begins. You pay in cash when it is in your room.',
      ],
    },
    ar: {
      subject: (number, brand) => `${brand}: تم تأكيد طلبك رقم ${number}`,
      paragraphs: [
        'شكرًا على وقتك معنا على الهاتف. طلبك مؤكد وأخذ مكانه في جدول الورشة.',
        'سنراسلك حين يبدأ العمل فيه، والدفع نقدًا عندما تستقر القطعة في بيتك.',
      ],
    },
  },
  { stage: 'placed' },
);

export const orderInProduction = orderStatusMail(
  {
    en: {
      subject: (number, brand) => `${brand}: order ${number} is on the bench`,
      paragraphs: [
        'Work on your order has begun in the workshop. On its page you will see when to expect it, and pictures from the workshop as we take them.',
      ],
    },
    ar: {
      subject: (number, brand) => `${brand}: بدأ العمل في طلبك رقم ${number}`,
      paragraphs: [
        'بدأ العمل في طلبك داخل الورشة. في صفحته تجد موعد وصوله المتوقع، وصورًا من الورشة كلما التقطنا شيئًا منها.',
      ],
    },
  },
  { stage: 'bench' },
);

export const orderPreparing = orderStatusMail(
  {
    en: {
      subject: (number, brand) => `${brand}: order ${number} is being packed`,
      paragraphs: ['Your order is being checked and packed. Its next step is the road to you.'],
    },
    ar: {
      subject: (number, brand) => `${brand}: نجهّز طلبك رقم ${number}`,
      paragraphs: ['نفحص قطعك ونغلفها الآن، والخطوة التالية هي الطريق إلى بيتك.'],
    },
  },
  { stage: 'bench' },
);

export const orderShipped = orderStatusMail(
  {
    en: {
      subject: (number, brand) => `${brand}: order ${number} is on its way`,
      paragraphs: [
        'Your order has left our store. The driver will call before arriving.',
        'Please have the amount ready in cash. Look at each piece before you pay; the crew will wait.',
      ],
    },
    ar: {
      subject: (number, brand) => `${brand}: طلبك رقم ${number} في الطريق إليك`,
      paragraphs: [
        'غادر طلبك مخزننا، وسيتصل بك السائق قبل وصوله.',
        'من فضلك جهّز المبلغ نقدًا. عاين كل قطعة قبل الدفع، والفريق في انتظارك.',
      ],
    },
  },
  { stage: 'road' },
);

export const orderDelivered = orderStatusMail(
  {
    en: {
      subject: (number, brand) => `${brand}: order ${number} has arrived`,
      paragraphs: [
        'Your order has been delivered. We hope it feels at home. How to care for each piece is written on its page.',
        'Should something not be right, you can ask for a return within 30 days. Pieces made to order come back only if they are defective.',
      ],
    },
    ar: {
      subject: (number, brand) => `${brand}: وصل طلبك رقم ${number}`,
      paragraphs: [
        'تم تسليم طلبك، ونرجو أن يجد مكانه في بيتك. طريقة العناية بكل قطعة مكتوبة في صفحتها.',
        'إن لم يكن شيء على ما يرام فيمكنك طلب الإرجاع خلال ٣٠ يومًا. القطع المصنوعة خصيصًا لك تُرجع فقط إذا كان بها عيب.',
      ],
    },
  },
  { stage: 'home' },
);

export const orderCancelled = orderStatusMail({
  en: {
    subject: (number, brand) => `${brand}: order ${number} is cancelled`,
    paragraphs: [
      'Your order is cancelled and there is nothing to pay. If you used a coupon, it is yours again.',
    ],
  },
  ar: {
    subject: (number, brand) => `${brand}: أُلغي طلبك رقم ${number}`,
    paragraphs: ['أُلغي طلبك ولا يلزمك دفع شيء. إن كنت استخدمت كوبونًا فقد عاد إليك.'],
  },
});

/** Cancelled by the shop itself, because staff could not confirm it in time. */
export const orderExpired = orderStatusMail(
  {
    en: {
      subject: (number, brand) => `${brand}: order ${number} was not confirmed`,
      paragraphs: [
        'We confirm each order by telephone before we prepare it, and we could not reach you about this one. It is cancelled, and there is nothing to pay. If you used a coupon, it is yours again.',
        'If you still want these pieces, order them again with one press. We will call you.',
      ],
    },
    ar: {
      subject: (number, brand) => `${brand}: لم يتم تأكيد طلبك رقم ${number}`,
      paragraphs: [
        'نؤكد كل طلب بالهاتف قبل تجهيزه، ولم نتمكن من الوصول إليك بخصوص هذا الطلب، فتم إلغاؤه ولا يلزمك دفع شيء. إن كنت استخدمت كوبونًا فقد عاد إليك.',
        'إن كنت لا تزال ترغب في هذه القطع فيمكنك طلبها من جديد بضغطة واحدة، وسنتصل بك.',
      ],
    },
  },
  { actionLabel: orderAgain },
);

export const orderRefused = orderStatusMail({
  en: {
    subject: (number, brand) => `${brand}: order ${number} has come back to us`,
    paragraphs: [
      'Our crew brought your order back, since it was not accepted at the door. There is nothing to pay.',
      'If something was wrong with it, please tell us; we would like to put it right.',
    ],
  },
  ar: {
    subject: (number, brand) => `${brand}: عاد إلينا طلبك رقم ${number}`,
    paragraphs: [
      'أعاد فريقنا طلبك بعد أن لم يُستلم عند الباب، ولا يلزمك دفع شيء.',
      'إن كان به ما لم يرضك فأخبرنا، يسعدنا أن نصلحه.',
    ],
  },
});

export const orderReturned = orderStatusMail({
  en: {
    subject: (number, brand) => `${brand}: order ${number} is back with us`,
    paragraphs: (refund) => [
      refund
        ? `Everything is back with us and checked. We give you ${refund.amount} back, by ${refund.day} at the latest.`
        : 'Everything is back with us and checked.',
    ],
  },
  ar: {
    subject: (number, brand) => `${brand}: عادت إلينا قطع طلبك رقم ${number}`,
    paragraphs: (refund) => [
      refund
        ? `عادت إلينا كل القطع وفحصناها. نرد إليك ${refund.amount} في موعد أقصاه ${refund.day}.`
        : 'عادت إلينا كل القطع وفحصناها.',
    ],
  },
});
