import type { Template } from '../mail-content.ts';
import { greeting } from './greeting.ts';

export const passwordChanged: Template<{ name: string; reset: string }> = {
  carriesLink: false,
  about: 'account',
  en: ({ name, reset }, brand) => ({
    subject: `Your password at ${brand} was changed`,
    greeting: greeting.en(name),
    paragraphs: [
      'The password of your account has just been changed, and other devices were signed out.',
      'If it was you, all is well. If not, take your account back at once by choosing a new password.',
    ],
    action: { label: 'This wasn’t me', link: reset },
  }),
  ar: ({ name, reset }, brand) => ({
    subject: `تم تغيير كلمة المرور لدى ${brand}`,
    greeting: greeting.ar(name),
    paragraphs: [
      'تم للتو تغيير كلمة مرور حسابك، وتسجيل الخروج من الأجهزة الأخرى.',
      'إن كنت أنت من غيّرها فكل شيء على ما يرام. وإن لم تكن أنت فاستعد حسابك فورًا باختيار كلمة مرور جديدة.',
    ],
    action: { label: 'لست أنا من غيّرها', link: reset },
  }),
};
