import type { Template } from '../mail-content.ts';
import { greeting } from './greeting.ts';

/** Quotes nothing of the message: anyone can enter another person's address in a form. */
export const contactReceived: Template<{ name: string; link: string }> = {
  carriesLink: false,
  about: 'requested',
  en: ({ name, link }, brand) => ({
    subject: `Your message to ${brand} has arrived`,
    greeting: greeting.en(name),
    paragraphs: [
      'Thank you for writing. A person reads every message, and you will have an answer within 48 hours.',
    ],
    action: { label: 'See the newest pieces', link },
    note: 'You did not write to us? Then somebody mistyped an address; there is nothing to do.',
  }),
  ar: ({ name, link }, brand) => ({
    subject: `وصلت رسالتك إلى ${brand}`,
    greeting: greeting.ar(name),
    paragraphs: ['شكرًا لرسالتك. يقرأ كل رسالة شخص من فريقنا، وسيصلك الرد خلال ٤٨ ساعة.'],
    action: { label: 'شاهد أحدث القطع', link },
    note: 'لم تراسلنا؟ إذن أخطأ أحدهم في كتابة بريده، ولا داعي لأي إجراء.',
  }),
};
