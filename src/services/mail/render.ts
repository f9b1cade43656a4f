import type { Locale } from '#i18n/locale.ts';
import { directionOf } from '#i18n/locale.ts';
import { escapeMarkup } from '#platform/escape-markup.ts';
import type { MailContent, Template } from './mail-content.ts';
import type { MailShops } from './mail-shop.ts';
import { colors, mutedText } from './mail-style.ts';
import { footAsText, frameAsHtml } from './render-frame.ts';
import { cardsAsHtml, cardsAsText } from './render-cards.ts';
import { factsAsHtml, factsAsText, progressAsHtml, progressAsText } from './render-order.ts';
import { photoAsHtml, photoAsText } from './render-photo.ts';
import { quoteAsHtml, quoteAsText } from './render-quote.ts';
import { starsAsHtml, starsAsText } from './render-stars.ts';
import { tableAsHtml, tableAsText } from './render-table.ts';
import type { TemplateData, TemplateName } from './templates/index.ts';
import { templates } from './templates/index.ts';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  carriesLink: boolean;
}

/** `shops` is the shop in each language. */
export function render<Name extends TemplateName>(
  name: Name,
  locale: Locale,
  data: TemplateData[Name],
  shops: MailShops,
): RenderedMail {
  // Each name fits its own data; TypeScript loses the pairing when it looks the template up.
  const template = templates[name] as unknown as Template<TemplateData[Name]>;
  const shop = shops[locale];
  const content = template[locale](data, shop.name);
  const framing = { shop, locale, reason: template.about };
  return {
    subject: content.subject.replace(/[\r\n]+/g, ' '),
    text: [...textParts(content), footAsText(framing)].join('\n\n'),
    html: frameAsHtml(content, bodyAsHtml(content, locale), framing),
    carriesLink: template.carriesLink,
  };
}

function textParts(content: MailContent): string[] {
  const { progress, photo, facts, table, action, otherAction, stars, cards, quote, note, end } =
    content;
  return [
    content.greeting,
    ...content.paragraphs,
    ...(content.code ? [content.code] : []),
    ...(progress ? [progressAsText(progress)] : []),
    ...(photo ? [photoAsText(photo)] : []),
    ...(content.parts ?? []).map(({ text }) => text),
    ...(table ? [tableAsText(table)] : []),
    ...(facts ? [factsAsText(facts)] : []),
    ...[action, otherAction].flatMap((each) => (each ? [`${each.label}:\n${each.link}`] : [])),
    ...(stars ? [starsAsText(stars)] : []),
    ...(cards ? [cardsAsText(cards)] : []),
    ...(quote ? [quoteAsText(quote)] : []),
    ...(note ? [note] : []),
    ...(end ? [`${end.label}:\n${end.link}`] : []),
  ];
}

function bodyAsHtml(content: MailContent, locale: Locale): string {
  const { progress, photo, facts, table, action, otherAction, stars, cards, quote, note } = content;
  const isRightToLeft = directionOf(locale) === 'rtl';
  // The last hairline of the pieces is then the first one of the facts.
  const joinsFacts = facts !== undefined && table?.due === null;
  const paragraph = (html: string) => `<p style="margin:0 0 20px;white-space:pre-line">${html}</p>`;
  return [
    paragraph(escapeMarkup(content.greeting)),
    ...content.paragraphs.map((each) => paragraph(linkify(escapeMarkup(each)))),
    content.code ? codeAsHtml(content.code) : '',
    progress ? progressAsHtml(progress) : '',
    photo ? photoAsHtml(photo) : '',
    ...(content.parts ?? []).map(({ html }) => html),
    table ? tableAsHtml(table, isRightToLeft, joinsFacts) : '',
    facts ? factsAsHtml(facts, joinsFacts) : '',
    cards ? cardsAsHtml(cards) : '',
    action ? actionAsHtml(action) : '',
    otherAction ? otherActionAsHtml(otherAction) : '',
    stars ? starsAsHtml(stars) : '',
    quote ? quoteAsHtml(quote, isRightToLeft ? 'right' : 'left') : '',
    note ? `<p ${mutedText};margin:0">${linkify(escapeMarkup(note))}</p>` : '',
  ]
    .filter(Boolean)
    .join('\n');
}

const codeAsHtml = (code: string): string =>
  `<p dir="ltr" style="margin:0 0 24px;font-size:30px;line-height:1.3;letter-spacing:6px;text-align:inherit"><strong>${escapeMarkup(code)}</strong></p>`;

const actionAsHtml = ({ label, link }: NonNullable<MailContent['action']>): string =>
  `<p style="margin:8px 0 28px"><a class="action" href="${escapeMarkup(link)}" style="display:inline-block;background:${colors.ink};color:#faf7f2;padding:14px 28px;border-radius:2px;text-decoration:none">${escapeMarkup(label)}</a></p>`;

const otherActionAsHtml = ({ label, link }: NonNullable<MailContent['otherAction']>): string =>
  `<p style="margin:0 0 28px"><a href="${escapeMarkup(link)}" style="color:${colors.ink}">${escapeMarkup(label)}</a></p>`;

function linkify(escaped: string): string {
  return escaped.replace(
    /https?:\/\/[^\s<]+/g,
    (link) => `<a href="${link}" style="color:${colors.muted}" dir="ltr">${link}</a>`,
  );
}
