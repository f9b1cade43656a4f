import { escapeMarkup } from '#platform/escape-markup.ts';
import type { MailContent } from './mail-content.ts';
import { colors, mutedText } from './mail-style.ts';

type Quote = NonNullable<MailContent['quote']>;

export const quoteAsText = ({ label, text }: Quote): string =>
  [label, ...text.split(/\r?\n/).map((line) => `> ${line}`)].join('\n');

export const quoteAsHtml = ({ label, text }: Quote, start: 'left' | 'right'): string =>
  `<p ${mutedText};margin:32px 0 8px">${escapeMarkup(label)}</p>
<blockquote class="line" style="margin:0 0 20px;padding-${start}:16px;border-${start}:2px solid ${colors.hairline};font-size:14px;white-space:pre-line" dir="auto">${escapeMarkup(text)}</blockquote>`;
