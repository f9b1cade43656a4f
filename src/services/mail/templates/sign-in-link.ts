import type { Template } from '../mail-content.ts';
import { greeting } from './greeting.ts';

// No name: the address may not have an account yet.
export const signInLinkMail: Template<{ link: string; code: string }> = {
  carriesLink: true,
  about: 'account',
  en: ({ link, code }, brand) => ({
    subject: `Your link to sign in to ${brand}`,
    greeting: greeting.en(''),
    paragraphs: [
      `Here is the link you asked for. It signs you in to ${brand} without a password.`,
      'Where you are asked for a code, type this one:',
    ],
    code,
    action: { label: 'Sign in', link },
    note: 'The link and the code work for one hour and only once. If you did not ask for them, ignore this e-mail; nobody can sign in without it.',
  }),
  ar: ({ link, code }, brand) => ({
    subject: `رابط الدخول إلى ${brand}`,
    greeting: greeting.ar(''),
    paragraphs: [
      `هذا هو الرابط الذي طلبته، ويدخلك إلى حسابك لدى ${brand} من غير كلمة مرور.`,
      'إذا طُلب منك رمز، فاكتب هذا الرمز:',
    ],
    code,
    action: { label: 'تسجيل الدخول', link },
    note: 'الرابط والرمز صالحان لساعة واحدة ولمرة واحدة فقط. إن لم تطلبهما فتجاهل هذه الرسالة؛ لا يمكن لأحد الدخول من دونها.',
  }),
};
