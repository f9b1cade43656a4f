import type { Template } from '../mail-content.ts';
import { greeting } from './greeting.ts';

interface FactorChange {
  name: string;
  state: 'on' | 'off';
  reset: string;
}

export const secondFactorChanged: Template<FactorChange> = {
  carriesLink: false,
  about: 'account',
  en: ({ name, state, reset }, brand) => ({
    subject: `Two-step sign-in at ${brand} is ${state}`,
    greeting: greeting.en(name),
    paragraphs: [
      state === 'on'
        ? `From now on, signing in to your account at ${brand} also needs a code from your app.`
        : `From now on, your password alone signs you in to your account at ${brand}.`,
    ],
    note: `If this was not you, choose a new password at once: ${reset}`,
  }),
  ar: ({ name, state, reset }, brand) => ({
    subject:
      state === 'on'
        ? `تم تفعيل الدخول بخطوتين لدى ${brand}`
        : `تم إيقاف الدخول بخطوتين لدى ${brand}`,
    greeting: greeting.ar(name),
    paragraphs: [
      state === 'on'
        ? `من الآن سيحتاج الدخول إلى حسابك لدى ${brand} إلى رمز من تطبيقك أيضًا.`
        : `من الآن تكفي كلمة المرور وحدها للدخول إلى حسابك لدى ${brand}.`,
    ],
    note: `إن لم تكن أنت من فعل ذلك، فاختر كلمة مرور جديدة فورًا: ${reset}`,
  }),
};
