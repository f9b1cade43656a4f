import type { Template } from '../mail-content.ts';
import { greeting } from './greeting.ts';

export const invitation: Template<{ link: string; code: string }> = {
  carriesLink: true,
  about: 'account',
  en: ({ link, code }, brand) => ({
    subject: `An account at ${brand} is waiting for you`,
    greeting: greeting.en(''),
    paragraphs: [
      `You have been invited to open an account at ${brand}.`,
      'Where you are asked for a code, type this one:',
    ],
    code,
    action: { label: 'Accept the invitation', link },
    note: 'The link works for one hour and only once. If you do not want an account, ignore this e-mail.',
  }),
  ar: ({ link, code }, brand) => ({
    subject: `حساب لدى ${brand} في انتظارك`,
    greeting: greeting.ar(''),
    paragraphs: [`وصلتك دعوة لفتح حساب لدى ${brand}.`, 'إذا طُلب منك رمز، فاكتب هذا الرمز:'],
    code,
    action: { label: 'قبول الدعوة', link },
    note: 'الرابط صالح لساعة واحدة ولمرة واحدة فقط. إن لم ترغب في حساب فتجاهل هذه الرسالة.',
  }),
};
