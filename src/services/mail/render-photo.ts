import { escapeMarkup } from '#platform/escape-markup.ts';
import type { MailPhoto } from './mail-content.ts';
import { mutedText } from './mail-style.ts';

export const photoAsText = ({ address, caption }: MailPhoto): string => `${caption}:\n${address}`;

/** Of the card without its padding; photos from a telephone are higher than wide. */
const [maxWidth, maxHeight] = [536, 420];

export function photoAsHtml({ address, caption, ...size }: MailPhoto): string {
  const width = Math.min(maxWidth, Math.round((maxHeight * size.width) / size.height));
  // The caption says what it shows, also where pictures are blocked.
  return `<p ${mutedText};margin:0 0 28px"><img src="${escapeMarkup(address)}" alt="" width="${width}" style="max-width:100%;height:auto;border-radius:2px;margin-bottom:8px">${escapeMarkup(caption)}</p>`;
}
