import type { Bilingual } from '#domain/bilingual.ts';
import type { Template } from '../mail-content.ts';
import { endNote } from './end-note.ts';
import { greeting } from './greeting.ts';
import { pieceTable } from './piece-table.ts';

interface ReviewApproved {
  name: string;
  product: Bilingual;
  /** From one to five. */
  rating: number;
  /** The whole address of the picture. */
  picture: string | null;
  link: string;
  unsubscribe: string;
}

const starsOf = (rating: number): string => '★'.repeat(rating) + '☆'.repeat(5 - rating);

export const reviewApproved: Template<ReviewApproved> = {
  // The link that ends these mails is the reader's alone.
  carriesLink: true,
  about: 'account',
  en: ({ name, product, rating, picture, link, unsubscribe }, brand) => ({
    subject: `Your review of the ${product.en} is on its page at ${brand}`,
    greeting: greeting.en(name),
    paragraphs: [
      `Thank you for writing about the ${product.en}. Your review now appears beside the piece, where others read it before they choose.`,
      'The workshop reads it too; nothing pleases a maker more.',
    ],
    table: pieceTable(product.en, starsOf(rating), picture),
    action: { label: 'See it on the page', link },
    ...endNote.en(unsubscribe),
  }),
  ar: ({ name, product, rating, picture, link, unsubscribe }, brand) => ({
    subject: `رأيك في قطعة «${product.ar}» ظهر في صفحتها لدى ${brand}`,
    greeting: greeting.ar(name),
    paragraphs: [
      `شكرًا على ما كتبته عن «${product.ar}». رأيك الآن بجوار القطعة، يقرؤه غيرك قبل أن يختار.`,
      'وتقرؤه الورشة أيضًا، ولا شيء يسعد الصانع أكثر من ذلك.',
    ],
    table: pieceTable(product.ar, starsOf(rating), picture),
    action: { label: 'عرضه في الصفحة', link },
    ...endNote.ar(unsubscribe),
  }),
};
