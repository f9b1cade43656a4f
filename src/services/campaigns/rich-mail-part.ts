import { readableText } from '#domain/admin/texts/readable-text.ts';
import { parseRichText, type RichTag } from '#domain/content/rich-text.ts';
import { toHtml } from '#domain/content/write-rich-text.ts';
import { escapeMarkup } from '#platform/escape-markup.ts';
import type { MailPart } from '../mail/mail-content.ts';

/** Mail programs leave style sheets out, and have margins of their own. */
const styles: Partial<Record<RichTag, string>> = {
  p: 'margin:0 0 16px',
  h2: 'margin:32px 0 12px;font-size:22px;font-weight:500',
  h3: 'margin:24px 0 8px;font-size:19px;font-weight:500',
  h4: 'margin:20px 0 8px;font-size:17px;font-weight:500',
  // On both sides, because the text may run in either direction.
  ul: 'margin:0 0 16px;padding:0 24px',
  ol: 'margin:0 0 16px;padding:0 24px',
  li: 'margin:0 0 6px',
  blockquote:
    'margin:0 0 16px;padding:0 16px;border:solid #b08d4f;border-width:0 2px;color:#5c5148',
  a: 'color:#5b3a24',
};

/**
 * A rich text as a part of a mail, with HTML of the allowed elements alone. `home` is the whole address
 * of the first page in the language of the mail.
 */
export function richMailPart(text: string, home: string): MailPart {
  // Links to pages of ours become whole addresses: a mail has no other place to begin at.
  const html = toHtml(parseRichText(text)).replaceAll('href="/', `href="${escapeMarkup(home)}/`);
  return { html: html.replaceAll(/<([a-z\d]+)(?=[ >])/g, withStyle), text: readableText(html) };
}

const withStyle = (open: string, tag: string): string => {
  const style = styles[tag as RichTag];
  return style ? `${open} style="${style}"` : open;
};
