import type { Template } from '../mail-content.ts';
import { greeting } from './greeting.ts';

// No name: it was typed by the person who signed up, and the reader may be someone else.
export const confirmEmail: Template<{ link: string; code?: string | undefined }> = {
  carriesLink: true,
  about: 'account',
  en: ({ link, code }, brand) => ({
    subject: `Confirm your e-mail for ${brand}`,
    greeting: greeting.en(''),
    paragraphs: [
      `Thank you for opening an account at ${brand}. One step is left: please confirm that this address is yours, with the password you have chosen.`,
      ...(code ? [`Where you are asked for a code, type ${code}.`] : []),
    ],
    action: { label: 'Confirm my e-mail', link },
    note: 'The link works for 24 hours. If you did not ask for an account, ignore this e-mail and nothing will happen.',
  }),
  ar: ({ link, code }, brand) => ({
    subject: `تأكيد بريدك الإلكتروني لدى ${brand}`,
    greeting: greeting.ar(''),
    paragraphs: [
      `شكرًا لإنشاء حساب لدى ${brand}. بقيت خطوة واحدة: من فضلك أكّد أن هذا البريد يخصّك، بكلمة المرور التي اخترتها.`,
      ...(code ? [`إذا طُلب منك رمز، فاكتب ${code}.`] : []),
    ],
    action: { label: 'تأكيد بريدي الإلكتروني', link },
    note: 'الرابط صالح لمدة ٢٤ ساعة. إن لم تطلب إنشاء حساب فتجاهل هذه الرسالة ولن يحدث شيء.',
  }),
};
