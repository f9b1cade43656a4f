import type { Bilingual } from '#domain/bilingual.ts';
import type { Template } from '../mail-content.ts';
import { endNote } from './end-note.ts';
import { greeting } from './greeting.ts';
import { pieceTable } from './piece-table.ts';

interface BackInStock {
  /** Empty for a visitor who left only an address. */
  name: string;
  product: Bilingual;
  /** The price in the language of the mail. */
  price: string;
  /** How many there are, in the language of the mail; null when it is made to order. */
  left: string | null;
  /** The whole address of the picture. */
  picture: string | null;
  link: string;
  unsubscribe: string | null;
}

export const backInStock: Template<BackInStock> = {
  // The link that ends these mails is the reader's alone.
  carriesLink: true,
  about: 'requested',
  en: ({ name, product, price, left, picture, link, unsubscribe }, brand) => ({
    subject: `The ${product.en} is here again at ${brand}`,
    greeting: greeting.en(name),
    paragraphs: [
      `You asked us to tell you: the ${product.en} is back from the workshop.`,
      'Pieces made by hand come in small numbers. We write only once and hold nothing back for anybody, so take your time, but not too much of it.',
    ],
    table: pieceTable(product.en, left ? `Available now: ${left}` : '', picture, price),
    action: { label: 'See the piece', link },
    ...endNote.en(unsubscribe),
  }),
  ar: ({ name, product, price, left, picture, link, unsubscribe }, brand) => ({
    subject: `قطعة «${product.ar}» متوفرة من جديد لدى ${brand}`,
    greeting: greeting.ar(name),
    paragraphs: [
      `طلبت أن نخبرك: عادت قطعة «${product.ar}» من الورشة.`,
      'شغل اليد يأتي بأعداد قليلة. نراسلك مرة واحدة ولا نحجز القطعة لأحد، فخذ وقتك، ولكن لا تتأخر كثيرًا.',
    ],
    table: pieceTable(product.ar, left ? `المتوفر الآن: ${left}` : '', picture, price),
    action: { label: 'عرض القطعة', link },
    ...endNote.ar(unsubscribe),
  }),
};
