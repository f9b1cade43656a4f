import type { Template } from '../mail-content.ts';
import { endNote } from './end-note.ts';
import { pieceTable } from './piece-table.ts';

interface NewsletterWelcome {
  link: string;
  /** The newest piece, in the language of the mail; null in an empty shop. */
  newest: { name: string; workshop: string; price: string; picture: string | null } | null;
  unsubscribe: string;
}

const tableOf = (piece: NewsletterWelcome['newest']) =>
  piece && { table: pieceTable(piece.name, piece.workshop, piece.picture, piece.price) };

export const newsletterWelcome: Template<NewsletterWelcome> = {
  // The link that ends the subscription is the reader's alone.
  carriesLink: true,
  about: 'requested',
  en: ({ link, unsubscribe, newest }, brand) => ({
    subject: `The newsletter of ${brand} will come to you`,
    greeting: 'Hello,',
    paragraphs: [
      'You asked for our newsletter, and the next one will come to you: what left the workshops, who made it, and now and then a story from the bench.',
      `Nothing else will come, and nobody else gets your address.${newest ? ' This is the newest piece in the shop:' : ''}`,
    ],
    ...tableOf(newest),
    action: { label: 'See the newest pieces', link },
    note: 'You did not ask, or have had enough? The last link below ends it.',
    ...endNote.en(unsubscribe),
  }),
  ar: ({ link, unsubscribe, newest }, brand) => ({
    subject: `نشرة ${brand} في طريقها إليك`,
    greeting: 'أهلًا بك،',
    paragraphs: [
      'طلبت نشرتنا البريدية، وستصلك النشرة القادمة: ما خرج من الورش ومن صنعه، وحكاية من حكايات الصنعة من وقت لآخر.',
      `لن يصلك غيرها، ولن يعرف بريدك أحد سوانا.${newest ? ' وهذه أحدث قطعة في المتجر:' : ''}`,
    ],
    ...tableOf(newest),
    action: { label: 'شاهد أحدث القطع', link },
    note: 'لم تطلبها أو اكتفيت منها؟ آخر رابط في الأسفل يوقفها.',
    ...endNote.ar(unsubscribe),
  }),
};
