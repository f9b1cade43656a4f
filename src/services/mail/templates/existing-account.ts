import type { Template } from '../mail-content.ts';
import { greeting } from './greeting.ts';

export const existingAccount: Template<{ login: string; reset: string }> = {
  carriesLink: false,
  about: 'account',
  en: ({ login, reset }, brand) => ({
    subject: `You already have an account at ${brand}`,
    greeting: greeting.en(''),
    paragraphs: [
      'Somebody, perhaps you, has just tried to open an account with this address. You already have one, so nothing was changed.',
      'Sign in as usual. If you no longer know your password, choose a new one.',
    ],
    action: { label: 'Sign in', link: login },
    otherAction: { label: 'Choose a new password', link: reset },
    note: 'If it was not you, there is nothing to do: nobody has gained access to your account.',
  }),
  ar: ({ login, reset }, brand) => ({
    subject: `لديك حساب بالفعل لدى ${brand}`,
    greeting: greeting.ar(''),
    paragraphs: [
      'حاول شخص ما، ربما أنت، إنشاء حساب بهذا البريد. لديك حساب بالفعل، ولذلك لم يتغيّر شيء.',
      'سجّل الدخول كعادتك، وإن كنت قد نسيت كلمة المرور فاختر كلمة جديدة.',
    ],
    action: { label: 'تسجيل الدخول', link: login },
    otherAction: { label: 'اختيار كلمة مرور جديدة', link: reset },
    note: 'إن لم تكن أنت فلا داعي لأي إجراء: لم يصل أحد إلى حسابك.',
  }),
};
