import type { Template } from '../mail-content.ts';
import { greeting } from './greeting.ts';

type Data = { name: string; position: Record<'en' | 'ar', string>; link: string };

/** The position is ours; of what the applicant wrote nothing is repeated. */
export const applicationReceived: Template<Data> = {
  carriesLink: false,
  about: 'applied',
  en: ({ name, position, link }, brand) => ({
    subject: `Your application to ${brand} has arrived`,
    greeting: greeting.en(name),
    paragraphs: [
      `Thank you for applying as: ${position.en}. We read every application ourselves. If your work fits, we will call you.`,
      'Your CV is kept private and seen only by those who decide.',
    ],
    action: { label: 'Who we are', link },
    note: 'You did not apply? Then somebody mistyped an address; there is nothing to do.',
  }),
  ar: ({ name, position, link }, brand) => ({
    subject: `وصل طلب عملك لدى ${brand}`,
    greeting: greeting.ar(name),
    paragraphs: [
      `شكرًا لتقدمك إلى وظيفة: ${position.ar}. نقرأ كل طلب بأنفسنا، وإن وجدنا لك مكانًا معنا اتصلنا بك.`,
      'سيرتك الذاتية محفوظة في سرية، ولا يراها إلا من يتخذ القرار.',
    ],
    action: { label: 'من نحن', link },
    note: 'لم تتقدم إلى وظيفة؟ إذن أخطأ أحدهم في كتابة بريده، ولا داعي لأي إجراء.',
  }),
};
