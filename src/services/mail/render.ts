import type { Locale } from '#i18n/locale.ts';
import { directionOf } from '#i18n/locale.ts';
import { escapeMarkup } from '#platform/escape-markup.ts';
import type { MailContent, Template } from './mail-content.ts';
import { quoteAsHtml, quoteAsText } from './render-quote.ts';
import { tableAsHtml, tableAsText } from './render-table.ts';
import type { TemplateData, TemplateName } from './templates/index.ts';
import { templates } from './templates/index.ts';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  carriesLink: boolean;
}

/** `brands` is the shop's name in each language. */
export function render<Name extends TemplateName>(
  name: Name,
  locale: Locale,
  data: TemplateData[Name],
  brands: Record<Locale, string>,
): RenderedMail {
  // Each name fits its own data; TypeScript loses the pairing when it looks the template up.
  const template = templates[name] as unknown as Template<TemplateData[Name]>;
  const content = template[locale](data, brands[locale]);
  return {
    subject: content.subject.replace(/[\r\n]+/g, ' '),
    text: plainText(content, brands[locale]),
    html: page(content, brands[locale], locale),
    carriesLink: template.carriesLink,
  };
}

function plainText(content: MailContent, brand: string): string {
  const action = content.action ? [`${content.action.label}:\n${content.action.link}`] : [];
  const note = content.note ? [content.note] : [];
  const table = content.table ? [tableAsText(content.table)] : [];
  const quote = content.quote ? [quoteAsText(content.quote)] : [];
  return [
    content.greeting,
    ...content.paragraphs,
    ...(content.parts ?? []).map(({ text }) => text),
    ...table,
    ...action,
    ...quote,
    ...note,
    brand,
  ].join('\n\n');
}

const fonts = {
  en: {
    display: `Fraunces, Georgia, 'Times New Roman', serif`,
    text: `Alexandria, Verdana, sans-serif`,
  },
  ar: {
    display: `'El Messiri', 'Geeza Pro', Tahoma, serif`,
    text: `Alexandria, 'Geeza Pro', Tahoma, sans-serif`,
  },
};

// Mail programs know neither style sheets nor variables: the brand's light colours, written out.
function page(content: MailContent, brand: string, locale: Locale): string {
  const { display, text } = fonts[locale];
  const height = locale === 'ar' ? '1.8' : '1.6';
  const start = locale === 'ar' ? 'right' : 'left';
  const paragraph = (html: string) => `<p style="margin:0 0 20px;white-space:pre-line">${html}</p>`;
  const table = content.table ? tableAsHtml(content.table, directionOf(locale) === 'rtl') : '';
  const action = content.action
    ? `<p style="margin:32px 0"><a href="${escapeMarkup(content.action.link)}" style="display:inline-block;background:#5b3a24;color:#faf7f2;padding:14px 28px;border-radius:2px;text-decoration:none">${escapeMarkup(content.action.label)}</a></p>`
    : '';
  const quote = content.quote ? quoteAsHtml(content.quote, start) : '';
  const note = content.note
    ? `<p style="margin:0;font-size:14px;color:#5b3a24">${linkify(escapeMarkup(content.note))}</p>`
    : '';
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(content.subject)}</title></head>
<body style="margin:0;background:#faf7f2;color:#221b15;font-family:${text};font-size:16px;line-height:${height}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:40px 20px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td align="${start}" style="text-align:${start}">
<p style="margin:0 0 32px;padding:0 0 20px;border-bottom:1px solid #efe8dd;font-family:${display};font-size:26px">${escapeMarkup(brand)}</p>
${paragraph(escapeMarkup(content.greeting))}
${content.paragraphs.map((each) => paragraph(linkify(escapeMarkup(each)))).join('\n')}
${(content.parts ?? []).map(({ html }) => html).join('\n')}
${table}
${action}
${quote}
${note}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function linkify(escaped: string): string {
  return escaped.replace(
    /https?:\/\/[^\s<]+/g,
    (link) => `<a href="${link}" style="color:#5b3a24" dir="ltr">${link}</a>`,
  );
}
