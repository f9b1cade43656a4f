import type { Locale } from '#i18n/locale.ts';
import { escapeMarkup } from '#platform/escape-markup.ts';
import type { MailShop } from './mail-shop.ts';
import { colors, fontsOf } from './mail-style.ts';

/** The names that are drawn in `public/brand/mail-name….png`, and how wide they are shown. */
export const drawnNames: Record<Locale, { name: string; width: number }> = {
  en: { name: 'Fustat', width: 93 },
  ar: { name: 'الفسطاط', width: 128 },
};

/** The star and the shop's name. */
export function headAsHtml(shop: MailShop, locale: Locale): string {
  const star = picture(shop, 'mail-mark.png', 'alt="" width="40"');
  const cell = `class="ink" style="padding:0 12px;font-family:${fontsOf(locale).display};font-size:26px;color:${colors.ink}"`;
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td>${star}</td><td ${cell}>${nameAsHtml(shop, locale)}</td></tr></table>`;
}

/** Drawn for both schemes; written when the shop has another name than the drawn one. */
function nameAsHtml(shop: MailShop, locale: Locale): string {
  const { name, width } = drawnNames[locale];
  const label = escapeMarkup(shop.name);
  if (shop.name !== name) return label;
  const size = `alt="${label}" width="${width}"`;
  const light = picture(shop, `mail-name.${locale}.png`, `class="on-light" ${size}`);
  const hidden = `class="on-dark" ${size} style="display:none;mso-hide:all"`;
  return light + picture(shop, `mail-name-on-dark.${locale}.png`, hidden);
}

const picture = ({ url }: MailShop, file: string, attributes: string): string =>
  `<img src="${escapeMarkup(`${url}/brand/${file}`)}" ${attributes} height="40">`;
