import { directionOf, type Locale } from '#i18n/locale.ts';
import { isolateLtr } from '#i18n/isolate.ts';
import { whatsAppUrl } from '#domain/whatsapp.ts';
import { escapeMarkup } from '#platform/escape-markup.ts';
import type { MailContent, Template } from './mail-content.ts';
import type { MailShop } from './mail-shop.ts';
import { colors, fontsOf, mutedText, styleSheet } from './mail-style.ts';
import { headAsHtml } from './render-head.ts';

export type MailReason = Template<never>['about'];

const reasons: Record<Locale, Record<MailReason, (brand: string) => string>> = {
  en: {
    order: (brand) => `You get this e-mail because you ordered at ${brand}.`,
    account: (brand) => `You get this e-mail because of an account at ${brand}.`,
    requested: (brand) => `You get this e-mail because you asked ${brand} for it.`,
    applied: (brand) => `You get this e-mail because you applied to work with ${brand}.`,
    staff: (brand) => `You get this e-mail because you work with ${brand}.`,
  },
  ar: {
    order: (brand) => `تصلك هذه الرسالة لأن لك طلبًا لدى ${brand}.`,
    account: (brand) => `تصلك هذه الرسالة بخصوص حساب لدى ${brand}.`,
    requested: (brand) => `تصلك هذه الرسالة لأنك طلبتها من ${brand}.`,
    applied: (brand) => `تصلك هذه الرسالة لأنك تقدمت للعمل مع ${brand}.`,
    staff: (brand) => `تصلك هذه الرسالة بحكم عملك مع ${brand}.`,
  },
};

/** Showroom, hours, telephone, and why the mail was sent. */
const footLines = (shop: MailShop, reason: MailReason, locale: Locale): string[] =>
  [
    shop.address,
    shop.hours,
    shop.phone && isolateLtr(shop.phone),
    reasons[locale][reason](shop.name),
  ].filter(Boolean);

interface Framing {
  shop: MailShop;
  locale: Locale;
  reason: MailReason;
}

export const footAsText = ({ shop, locale, reason }: Framing): string =>
  [shop.name, ...footLines(shop, reason, locale)].join('\n');

function footAsHtml({ shop, locale, reason }: Framing, end: MailContent['end']): string {
  const lines = footLines(shop, reason, locale).map(escapeMarkup);
  const link = (address: string, label: string) =>
    `<a href="${escapeMarkup(address)}" style="color:${colors.muted}">${escapeMarkup(label)}</a>`;
  const options = [
    link(shop.url, shop.name),
    ...shop.social.map(({ url, label }) => link(url, label)),
    ...(shop.whatsApp ? [link(whatsAppUrl(shop.whatsApp), whatsAppName[locale])] : []),
    ...(end ? [link(end.link, end.label)] : []),
  ];
  return `<p ${mutedText};margin:24px 0 0;font-size:13px;line-height:1.7">${lines.join('<br>')}<br>${options.join(' · ')}</p>`;
}

const whatsAppName: Record<Locale, string> = { en: 'WhatsApp', ar: 'واتساب' };

/** Shown by mailboxes beside the subject; the rest keeps the body out of it. */
const preheader = (text: string): string =>
  `<div style="display:none;max-height:0;overflow:hidden">${escapeMarkup(text)}${'&#8199;&#65279;&#847; '.repeat(40)}</div>`;

/** The page around the body: head with the mark, card, foot. */
export function frameAsHtml(content: MailContent, body: string, framing: Framing): string {
  const { shop, locale } = framing;
  const { text } = fontsOf(locale);
  const direction = directionOf(locale);
  const start = direction === 'rtl' ? 'right' : 'left';
  const table = `role="presentation" width="100%" cellpadding="0" cellspacing="0"`;
  return `<!doctype html>
<html lang="${locale}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeMarkup(content.subject)}</title>
<style>${styleSheet}</style></head>
<body class="ground ink" style="margin:0;background:${colors.ground};color:${colors.ink};font-family:${text};font-size:16px;line-height:${locale === 'ar' ? '1.8' : '1.6'}">
${preheader(content.paragraphs[0] ?? content.subject)}
<table ${table} class="ground" style="background:${colors.ground}"><tr><td align="center" style="padding:28px 12px 40px">
<table ${table} dir="${direction}" style="max-width:600px;text-align:${start}">
<tr><td style="padding:0 0 20px">${headAsHtml(shop, locale)}</td></tr>
<tr><td class="card inside" align="${start}" style="background:${colors.card};padding:32px;border-radius:2px;text-align:${start}">
${body}
</td></tr>
<tr><td align="${start}" style="padding:0 4px;text-align:${start}">${footAsHtml(framing, content.end)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
