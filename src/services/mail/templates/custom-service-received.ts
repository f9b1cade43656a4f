import type { Template } from '../mail-content.ts';
import { greeting } from './greeting.ts';

/** Quotes nothing of the request: anyone can enter another person's address in a form. */
export const customServiceReceived: Template<{ name: string; link: string }> = {
  carriesLink: false,
  about: 'requested',
  en: ({ name, link }, brand) => ({
    subject: `Your custom request to ${brand} has arrived`,
    greeting: greeting.en(name),
    paragraphs: [
      'Your request and its pictures are on our table. Our design team will contact you within 48 hours.',
      'Then we will talk it through, draw, and agree on a price before anything is cut. Custom furniture takes 8-12 weeks from there.',
    ],
    action: { label: 'See what we made for others', link },
    note: 'You did not ask for anything? Then somebody mistyped an address; there is nothing to do.',
  }),
  ar: ({ name, link }, brand) => ({
    subject: `وصل طلبك الخاص إلى ${brand}`,
    greeting: greeting.ar(name),
    paragraphs: [
      'طلبك وصوره أمامنا الآن. سيتواصل معك فريق التصميم خلال ٤٨ ساعة.',
      'بعدها نتحدث في التفاصيل ونرسم ونتفق على السعر قبل أن نقطع أول لوح. ومن هناك يأخذ الأثاث الخاص من ٨ إلى ١٢ أسبوعًا.',
    ],
    action: { label: 'عرض ما صنعناه لغيرك', link },
    note: 'لم تطلب شيئًا؟ إذن أخطأ أحدهم في كتابة بريده، ولا داعي لأي إجراء.',
  }),
};
