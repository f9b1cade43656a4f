import type { MailContent, Template } from '../mail-content.ts';
import { greeting } from './greeting.ts';

interface Welcome {
  name: string;
  link: string;
  /** In the language of the mail. */
  rooms: NonNullable<MailContent['cards']>;
}

export const welcome: Template<Welcome> = {
  carriesLink: false,
  about: 'account',
  en: ({ name, link, rooms }, brand) => ({
    subject: `Welcome to ${brand}`,
    greeting: greeting.en(name),
    paragraphs: [
      `Your account is ready. In it you will find your orders, your wishlist and your addresses, and you can follow each piece from the workshop to your door.`,
      'Come and look around; nothing here is in a hurry.',
    ],
    cards: rooms,
    action: { label: 'Visit the shop', link },
  }),
  ar: ({ name, link, rooms }, brand) => ({
    subject: `أهلًا بك في ${brand}`,
    greeting: greeting.ar(name),
    paragraphs: [
      'حسابك جاهز. تجد فيه طلباتك ومفضلتك وعناوينك، وتتابع كل قطعة من الورشة حتى باب بيتك.',
      'تفضّل بالتجوّل، وخذ وقتك.',
    ],
    cards: rooms,
    action: { label: 'زيارة المتجر', link },
  }),
};
