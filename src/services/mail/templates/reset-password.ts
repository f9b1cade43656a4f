import type { Template } from '../mail-content.ts';
import { greeting } from './greeting.ts';

export const resetPasswordMail: Template<{ name: string; link: string; code?: string }> = {
  carriesLink: true,
  about: 'account',
  en: ({ name, link, code }, brand) => ({
    subject: `Choose a new password for ${brand}`,
    greeting: greeting.en(name),
    paragraphs: [
      `We were asked to let you choose a new password for your account at ${brand}.`,
      ...(code ? [`Where you are asked for a code, type ${code}.`] : []),
    ],
    action: { label: 'Choose a new password', link },
    note: 'The link works for one hour and only once. If you did not ask for it, ignore this e-mail; your password stays as it is.',
  }),
  ar: ({ name, link, code }, brand) => ({
    subject: `اختيار كلمة مرور جديدة لدى ${brand}`,
    greeting: greeting.ar(name),
    paragraphs: [
      `وصلنا طلب لاختيار كلمة مرور جديدة لحسابك لدى ${brand}.`,
      ...(code ? [`إذا طُلب منك رمز، فاكتب ${code}.`] : []),
    ],
    action: { label: 'اختيار كلمة مرور جديدة', link },
    note: 'الرابط صالح لساعة واحدة ولمرة واحدة فقط. إن لم تطلب ذلك فتجاهل هذه الرسالة وستبقى كلمة المرور كما هي.',
  }),
};
