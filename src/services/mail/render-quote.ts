import { escapeMarkup } from '#platform/escape-markup.ts';
import type { MailContent } from './mail-content.ts';

type Quote = NonNullable<MailContent['quote']>;

export const quoteAsText = ({ label, text }: Quote): string =>
  [label, ...text.split(/\r?\n/).map((line) => `> ${line}`)].join('\n');

export const quoteAsHtml = ({ label, text }: Quote, start: 'left' | 'right'): string =>
  `<p style="margin:32px 0 8px;font-size:14px;color:#5b3a24">${escapeMarkup(label)}</p>
<blockquote style="margin:0 0 20px;padding-${start}:16px;border-${start}:2px solid #efe8dd;font-size:14px;white-space:pre-line" dir="auto">${escapeMarkup(text)}</blockquote>`;
