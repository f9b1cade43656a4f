import type { Template } from '../letter.ts';
import { greeting } from './greeting.ts';

export const confirmEmail: Template<{ name: string; link: string }> = {
  carriesLink: true,
  en: ({ name, link }, brand) => ({
    subject: `Confirm your e-mail for ${brand}`,
    greeting: greeting.en(name),
    paragraphs: [
      `Thank you for opening an account at ${brand}. One step is left: please confirm that this address is yours.`,
    ],
    action: { label: 'Confirm my e-mail', link },
    note: 'The link works for 24 hours. If you did not ask for an account, ignore this mail and nothing will happen.',
  }),
  ar: ({ name, link }, brand) => ({
    subject: `تأكيد بريدك الإلكتروني لدى ${brand}`,
    greeting: greeting.ar(name),
    paragraphs: [`شكرًا لإنشاء حساب لدى ${brand}. بقيت خطوة واحدة: من فضلك أكّد أن هذا البريد يخصّك.`],
    action: { label: 'تأكيد بريدي الإلكتروني', link },
    note: 'الرابط صالح لمدة ٢٤ ساعة. إن لم تطلب إنشاء حساب فتجاهل هذه الرسالة ولن يحدث شيء.',
  }),
};
