import { isolateLtr } from '#i18n/isolate.ts';
import type { Template } from '../mail-content.ts';
import { greeting } from './greeting.ts';

type Data = {
  name: string;
  number: string;
  /** Amounts are formatted in the language of the mail. */
  shipping: string;
  payableBefore: string;
  payable: string;
  link: string;
};

/** After a correction of the address has changed what the courier collects. */
export const orderAmountChanged: Template<Data> = {
  // A guest's link opens the order: it is the reader's only.
  carriesLink: true,
  about: 'order',
  en: ({ name, number, shipping, payableBefore, payable, link }, brand) => ({
    subject: `${brand}: the amount of order ${number} has changed`,
    greeting: greeting.en(name),
    paragraphs: [
      'We corrected the delivery address of your order, and with it the cost of delivery.',
      `You pay ${payable} in cash on delivery, instead of ${payableBefore}.`,
      'If this is not what you agreed with us, please call us before the order leaves our workshop.',
    ],
    facts: [
      { label: 'Delivery', text: shipping },
      { label: 'To pay on delivery', text: payable },
    ],
    action: { label: 'Follow your order', link },
  }),
  ar: ({ name, number, shipping, payableBefore, payable, link }, brand) => ({
    subject: `${brand}: تغيّر المبلغ المستحق عن طلبك رقم ${isolateLtr(number)}`,
    greeting: greeting.ar(name),
    paragraphs: [
      'عدّلنا عنوان توصيل طلبك، وتغيّرت معه تكلفة التوصيل.',
      `المبلغ المطلوب نقدًا عند الاستلام ${payable} بدلًا من ${payableBefore}.`,
      'إذا لم يكن هذا ما اتفقنا عليه، فاتصل بنا من فضلك قبل خروج الطلب من الورشة.',
    ],
    facts: [
      { label: 'التوصيل', text: shipping },
      { label: 'المطلوب عند الاستلام', text: payable },
    ],
    action: { label: 'متابعة الطلب', link },
  }),
};
