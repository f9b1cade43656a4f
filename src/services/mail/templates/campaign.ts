import type { Bilingual } from '#domain/bilingual.ts';
import type { Template } from '../mail-content.ts';
import { endNote } from './end-note.ts';
import { greeting } from './greeting.ts';

interface CampaignMail {
  name: string;
  title: Bilingual;
  body: Bilingual;
  link: string | null;
  /** Null in a test that staff send to themselves. */
  unsubscribe: string | null;
}

/** What marketing writes to many. */
export const campaignMail: Template<CampaignMail> = {
  // The link that ends these mails is the reader's alone.
  carriesLink: true,
  about: 'account',
  en: ({ name, title, body, link, unsubscribe }, brand) => ({
    subject: `${title.en} · ${brand}`,
    greeting: greeting.en(name),
    paragraphs: paragraphsOf(body.en || title.en),
    ...(link && { action: { label: 'See it in the shop', link } }),
    ...endNote.en(unsubscribe),
  }),
  ar: ({ name, title, body, link, unsubscribe }, brand) => ({
    subject: `${title.ar} · ${brand}`,
    greeting: greeting.ar(name),
    paragraphs: paragraphsOf(body.ar || title.ar),
    ...(link && { action: { label: 'شاهده في المتجر', link } }),
    ...endNote.ar(unsubscribe),
  }),
};

const paragraphsOf = (text: string): string[] => text.split(/\n{2,}/).filter(Boolean);
