import { escapeMarkup } from '#platform/escape-markup.ts';
import type { MailContent } from './mail-content.ts';
import { colors } from './mail-style.ts';

type Stars = NonNullable<MailContent['stars']>;

export const starsAsText = ({ label, links }: Stars): string => `${label}\n${links.at(-1)}`;

/** Five links of one star each; the mail's direction decides where the first one is. */
export function starsAsHtml({ label, links }: Stars): string {
  const stars = links.map(
    (link, index) =>
      `<a href="${escapeMarkup(link)}" aria-label="${index + 1}/${links.length}" style="color:${colors.brass};text-decoration:none;font-size:30px;line-height:44px;padding:0 6px">☆</a>`,
  );
  return `<p class="stars" style="margin:0 0 28px">${escapeMarkup(label)}<br>${stars.join('')}</p>`;
}
