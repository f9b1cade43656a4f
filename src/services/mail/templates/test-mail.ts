import type { Template } from '../mail-content.ts';

export const testMail: Template<{ link: string }> = {
  carriesLink: false,
  about: 'account',
  en: ({ link }, brand) => ({
    subject: `E-mails of ${brand} arrive`,
    greeting: 'It works.',
    paragraphs: [
      'You asked for this test in the back office. E-mails to customers go the same way.',
    ],
    action: { label: 'Back to the first steps', link },
  }),
  ar: ({ link }, brand) => ({
    subject: `رسائل ${brand} تصل`,
    greeting: 'البريد يعمل.',
    paragraphs: ['طُلبت هذه الرسالة التجريبية من لوحة الإدارة. ورسائل العملاء تسلك الطريق نفسه.'],
    action: { label: 'العودة إلى الخطوات الأولى', link },
  }),
};
