import type { Bilingual } from '#domain/bilingual.ts';
import type { MailPart, Template } from '../mail-content.ts';
import { endNote } from './end-note.ts';

interface NewsletterMail {
  title: Bilingual;
  /** In the language of the reader. */
  parts: readonly MailPart[];
  /** Null in a test that staff send to themselves. */
  unsubscribe: string | null;
}

/** The newsletter, composed by marketing. */
export const newsletterMail: Template<NewsletterMail> = {
  // The link that ends the subscription is the reader's alone.
  carriesLink: true,
  about: 'requested',
  en: ({ title, parts, unsubscribe }, brand) => ({
    subject: `${title.en} · ${brand}`,
    greeting: 'Hello,',
    paragraphs: [],
    parts,
    ...endNote.en(unsubscribe),
  }),
  ar: ({ title, parts, unsubscribe }, brand) => ({
    subject: `${title.ar} · ${brand}`,
    greeting: 'أهلًا بك،',
    paragraphs: [],
    parts,
    ...endNote.ar(unsubscribe),
  }),
};
