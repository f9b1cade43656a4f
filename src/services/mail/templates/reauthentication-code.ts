import type { Template } from '../mail-content.ts';
import { greeting } from './greeting.ts';

export const reauthenticationCode: Template<{ name: string; code: string; reset: string }> = {
  carriesLink: true,
  about: 'account',
  en: ({ name, code, reset }, brand) => ({
    subject: `Your code for ${brand}: confirm that it is you`,
    greeting: greeting.en(name),
    paragraphs: [`To change your password at ${brand}, type this code:`],
    code,
    action: { label: 'This wasn’t me', link: reset },
    note: 'The code works for one hour and only once. If you did not ask for it, choose a new password: somebody is signed in to your account.',
  }),
  ar: ({ name, code, reset }, brand) => ({
    subject: `رمزك لدى ${brand}: تأكيد أنك صاحب الحساب`,
    greeting: greeting.ar(name),
    paragraphs: [`لتغيير كلمة المرور لدى ${brand}، اكتب هذا الرمز:`],
    code,
    action: { label: 'لست أنا من طلبه', link: reset },
    note: 'الرمز صالح لساعة واحدة ولمرة واحدة فقط. إن لم تطلبه فاختر كلمة مرور جديدة، فهناك من دخل إلى حسابك.',
  }),
};
