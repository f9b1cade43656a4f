import type { Template } from '../mail-content.ts';
import { greeting } from './greeting.ts';

interface FactorChange {
  name: string;
  /** Switched on or off, or given new recovery codes. */
  state: 'on' | 'off' | 'codes';
  reset: string;
}

const english = (brand: string) => ({
  on: {
    subject: `Two-step login at ${brand} is on`,
    text: `From now on, signing in to your account at ${brand} also needs a code from your app.`,
  },
  off: {
    subject: `Two-step login at ${brand} is off`,
    text: `From now on, your password alone signs you in to your account at ${brand}.`,
  },
  codes: {
    subject: `New recovery codes at ${brand}`,
    text: `Your account at ${brand} has new recovery codes. The earlier ones no longer work.`,
  },
});

const arabic = (brand: string) => ({
  on: {
    subject: `تم تفعيل الدخول بخطوتين لدى ${brand}`,
    text: `من الآن سيحتاج الدخول إلى حسابك لدى ${brand} إلى رمز من تطبيقك أيضًا.`,
  },
  off: {
    subject: `تم إيقاف الدخول بخطوتين لدى ${brand}`,
    text: `من الآن تكفي كلمة المرور وحدها للدخول إلى حسابك لدى ${brand}.`,
  },
  codes: {
    subject: `رموز استرداد جديدة لدى ${brand}`,
    text: `أصبح لحسابك لدى ${brand} رموز استرداد جديدة، ولم تعد الرموز السابقة تعمل.`,
  },
});

export const secondFactorChanged: Template<FactorChange> = {
  carriesLink: false,
  about: 'account',
  en: ({ name, state, reset }, brand) => ({
    subject: english(brand)[state].subject,
    greeting: greeting.en(name),
    paragraphs: [english(brand)[state].text, 'If it was you, all is well.'],
    action: { label: 'This wasn’t me', link: reset },
  }),
  ar: ({ name, state, reset }, brand) => ({
    subject: arabic(brand)[state].subject,
    greeting: greeting.ar(name),
    paragraphs: [arabic(brand)[state].text, 'إن كنت أنت من فعل ذلك فكل شيء على ما يرام.'],
    action: { label: 'لست أنا من فعل ذلك', link: reset },
  }),
};
