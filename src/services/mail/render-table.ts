import { escapeMarkup } from '#platform/escape-markup.ts';
import type { MailTable } from './mail-content.ts';

export function tableAsText({ lines, sums, due }: MailTable): string {
  const goods = lines.map(
    ({ what, detail, amount }) => `${what}${detail ? ` (${detail})` : ''}: ${amount}`,
  );
  const rest = [...sums, due].map(({ what, amount }) => `${what}: ${amount}`);
  return [...goods, '', ...rest].join('\n');
}

const hairline = '1px solid #efe8dd';

/** Hairlines and room, as on the shop's own pages. */
export function tableAsHtml({ lines, sums, due }: MailTable, isRightToLeft: boolean): string {
  const end = isRightToLeft ? 'left' : 'right';
  const row = (what: string, amount: string, style: string) =>
    `<tr><td style="${style}">${what}</td><td align="${end}" style="${style};text-align:${end};white-space:nowrap">${escapeMarkup(amount)}</td></tr>`;
  const goods = lines.map(({ what, detail, amount }) => {
    const small = detail
      ? `<br><span style="font-size:14px;color:#5b3a24">${escapeMarkup(detail)}</span>`
      : '';
    return row(escapeMarkup(what) + small, amount, `padding:14px 0;border-bottom:${hairline}`);
  });
  const rest = sums.map(({ what, amount }, index) =>
    row(escapeMarkup(what), amount, `padding:${index === 0 ? '20px' : '4px'} 0 4px;color:#5b3a24`),
  );
  const total = row(
    escapeMarkup(due.what),
    due.amount,
    `padding:16px 0 0;font-size:18px;font-weight:600`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 12px;border-top:${hairline}">
${[...goods, ...rest, total].join('\n')}
</table>`;
}
