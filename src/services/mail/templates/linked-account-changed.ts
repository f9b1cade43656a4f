import type { Template } from '../mail-content.ts';
import { greeting } from './greeting.ts';

interface LinkChange {
  name: string;
  provider: string;
  state: 'linked' | 'unlinked';
  reset: string;
}

const english = (provider: string, brand: string) => ({
  linked: {
    subject: `${provider} now opens your account at ${brand}`,
    text: `You can now log in to your account at ${brand} with ${provider}.`,
  },
  unlinked: {
    subject: `${provider} no longer opens your account at ${brand}`,
    text: `Your account at ${brand} is no longer linked to ${provider}.`,
  },
});

const arabic = (provider: string, brand: string) => ({
  linked: {
    subject: `تم ربط حسابك لدى ${brand} بحساب ${provider}`,
    text: `يمكنك الآن الدخول إلى حسابك لدى ${brand} بحساب ${provider}.`,
  },
  unlinked: {
    subject: `تم إلغاء ربط حسابك لدى ${brand} بحساب ${provider}`,
    text: `لم يعد حساب ${provider} يفتح حسابك لدى ${brand}.`,
  },
});

export const linkedAccountChanged: Template<LinkChange> = {
  carriesLink: false,
  about: 'account',
  en: ({ name, provider, state, reset }, brand) => ({
    subject: english(provider, brand)[state].subject,
    greeting: greeting.en(name),
    paragraphs: [english(provider, brand)[state].text, 'If it was you, all is well.'],
    action: { label: 'This wasn’t me', link: reset },
  }),
  ar: ({ name, provider, state, reset }, brand) => ({
    subject: arabic(provider, brand)[state].subject,
    greeting: greeting.ar(name),
    paragraphs: [arabic(provider, brand)[state].text, 'إن كنت أنت من فعل ذلك فكل شيء على ما يرام.'],
    action: { label: 'لست أنا من فعل ذلك', link: reset },
  }),
};
