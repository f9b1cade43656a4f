import { escapeMarkup } from '#platform/escape-markup.ts';
import type { MailContent } from './mail-content.ts';
import { colors, hairline, mutedText } from './mail-style.ts';

type Progress = NonNullable<MailContent['progress']>;
type Facts = NonNullable<MailContent['facts']>;

export const progressAsText = ({ stages, current }: Progress): string =>
  stages.map((stage, index) => `${index <= current ? '●' : '○'} ${stage}`).join('  ');

/** One cell for each stage; the direction of the mail mirrors them. */
export function progressAsHtml({ stages, current }: Progress): string {
  const cells = stages.map((stage, index) => {
    const isReached = index <= current;
    const bar = `4px solid ${isReached ? colors.brass : colors.hairline}`;
    const weight = index === current ? ';font-weight:600' : '';
    return `<td width="25%" style="border-top:${bar};padding:8px 4px 0 0;font-size:13px;line-height:1.35;vertical-align:top${weight}"${isReached ? '' : ' class="muted ahead"'}>${escapeMarkup(stage)}</td>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 28px"><tr>${cells.join('')}</tr></table>`;
}

export const factsAsText = (facts: Facts): string =>
  facts.map(({ label, text }) => `${label}: ${text}`).join('\n');

export function factsAsHtml(facts: Facts, joinsTable: boolean): string {
  const rows = facts.map(
    ({ label, text }) =>
      `<tr><td style="padding:12px 0;border-bottom:${hairline}"><span ${mutedText}">${escapeMarkup(label)}</span><br><strong style="font-weight:600;white-space:pre-line">${escapeMarkup(text)}</strong></td></tr>`,
  );
  return `<table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 28px${joinsTable ? '' : `;border-top:${hairline}`}">${rows.join('')}</table>`;
}
