import { escapeMarkup } from '#platform/escape-markup.ts';
import type { MailContent } from './mail-content.ts';
import { colors } from './mail-style.ts';

type Cards = NonNullable<MailContent['cards']>;

export const cardsAsText = (cards: Cards): string =>
  cards.map(({ title, link }) => `${title}:\n${link}`).join('\n');

/** One row of equal cells; pictures shrink with the mail. */
export function cardsAsHtml(cards: Cards): string {
  const width = Math.floor(100 / cards.length);
  const cells = cards.map(
    ({ title, link, picture }) =>
      `<td width="${width}%" style="vertical-align:top;padding:0 5px"><a href="${escapeMarkup(link)}" style="color:${colors.ink};text-decoration:none"><img src="${escapeMarkup(picture)}" alt="" width="180" style="width:100%;height:auto;border-radius:2px;margin-bottom:8px">${escapeMarkup(title)}</a></td>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 28px;font-size:14px;line-height:1.5"><tr>${cells.join('')}</tr></table>`;
}
