import { escapeMarkup } from '#platform/escape-markup.ts';
import type { MailTable } from './mail-content.ts';
import { hairline, mutedText } from './mail-style.ts';

export function tableAsText({ lines, sums, due }: MailTable): string {
  const goods = lines.map(({ what, detail, amount }) =>
    [`${what}${detail ? ` (${detail})` : ''}`, amount].filter(Boolean).join(': '),
  );
  const rest = [...sums, ...(due ? [due] : [])].map(({ what, amount }) => `${what}: ${amount}`);
  return [...goods, ...(rest.length > 0 ? ['', ...rest] : [])].join('\n');
}

type Line = MailTable['lines'][number];

/** Hairlines and room, as on the shop's own pages. */
export function tableAsHtml(
  { lines, sums, due }: MailTable,
  isRightToLeft: boolean,
  joinsNext: boolean,
): string {
  const end = isRightToLeft ? 'left' : 'right';
  const row = (what: string, amount: string, style: string) =>
    `<tr><td colspan="2" style="${style}">${what}</td><td align="${end}" style="${style};text-align:${end};white-space:nowrap">${escapeMarkup(amount)}</td></tr>`;
  const rest = sums.map(({ what, amount }, index) =>
    row(escapeMarkup(what), amount, `padding:${index === 0 ? '20px' : '4px'} 0 4px`),
  );
  const total = due
    ? row(escapeMarkup(due.what), due.amount, `padding:16px 0 0;font-size:18px;font-weight:600`)
    : '';
  return `<table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 ${joinsNext ? 0 : 24}px;border-top:${hairline}">
${[...lines.map((line) => lineAsHtml(line, end)), ...rest, total].join('\n')}
</table>`;
}

/** The picture, what it is, and its sum. */
function lineAsHtml({ what, detail, amount, picture }: Line, end: 'left' | 'right'): string {
  const cell = `padding:14px 0;border-bottom:${hairline};vertical-align:top`;
  const small = detail ? `<br><span ${mutedText}">${escapeMarkup(detail)}</span>` : '';
  const image = picture
    ? `<img class="piece" src="${escapeMarkup(picture)}" alt="" width="96" height="120" style="width:96px;height:120px;object-fit:cover;border-radius:2px">`
    : '';
  return `<tr><td width="1" style="${cell}${picture ? `;padding-${end}:16px` : ''}">${image}</td><td style="${cell}">${escapeMarkup(what)}${small}</td><td align="${end}" style="${cell};text-align:${end};white-space:nowrap">${escapeMarkup(amount)}</td></tr>`;
}
