import { readableText } from '#domain/admin/texts/readable-text.ts';
import type { NewsletterBlock } from '#domain/campaigns/newsletter-blocks.ts';
import { localized, type Locale } from '#i18n/locale.ts';
import { escapeMarkup } from '#platform/escape-markup.ts';
import type { MailPart } from '../mail/mail-content.ts';
import { shownPriceText } from '../pricing/shown-price-text.server.ts';
import { links } from '../shared/links.server.ts';
import type { Newsletter } from './read-newsletter.server.ts';
import { richMailPart } from './rich-mail-part.ts';

/** The address of the part with a number, which begins with 1. */
type PartLink = (part: string) => string;

/** The parts of a newsletter in one language, for one reader. */
export function newsletterParts(
  newsletter: Newsletter,
  locale: Locale,
  linkOf: PartLink,
): MailPart[] {
  const body = newsletter.body[locale]
    ? [richMailPart(newsletter.body[locale], links.home(locale))]
    : [];
  const blocks = newsletter.blocks.flatMap(
    (block, at) => partOf(block, { newsletter, locale, link: linkOf(String(at + 1)) }) ?? [],
  );
  return [...body, ...blocks];
}

interface PartPlace {
  newsletter: Newsletter;
  locale: Locale;
  link: string;
}

function partOf(block: NewsletterBlock, place: PartPlace): MailPart | null {
  const text = place.locale === 'ar' ? block.text_ar : block.text;
  switch (block.kind) {
    case 'heading':
      return headingPart(readableText(text));
    case 'text':
      return richMailPart(text, links.home(place.locale));
    case 'picture':
      return picturePart(block, place);
    case 'product':
      return productPart(block, place);
    case 'button':
      return buttonPart(readableText(text), place.link);
  }
}

const headingPart = (text: string): MailPart => ({
  html: `<h2 style="margin:32px 0 12px;font-size:22px;font-weight:500">${escapeMarkup(text)}</h2>`,
  text,
});

function picturePart({ picture, link }: NewsletterBlock, place: PartPlace): MailPart {
  const alt = place.newsletter.alts.get(picture!)?.[place.locale] ?? '';
  const image = imageOf(picture!, alt);
  const html = link ? `<a href="${escapeMarkup(place.link)}">${image}</a>` : image;
  return { html: `<p style="margin:0 0 20px">${html}</p>`, text: link ? place.link : alt };
}

function productPart({ product }: NewsletterBlock, { newsletter, locale, link }: PartPlace) {
  const found = newsletter.products.get(product!);
  if (!found) return null;
  const name = localized(locale, found.name, found.name_ar);
  const price = shownPriceText(found, locale);
  const image = found.image_url ? imageOf(found.image_url, name) : '';
  return {
    html: `<p style="margin:0 0 20px"><a href="${escapeMarkup(link)}" style="color:#221b15;text-decoration:none">${image}<br><strong>${escapeMarkup(name)}</strong><br>${escapeMarkup(price)}</a></p>`,
    text: `${name}\n${price}\n${link}`,
  };
}

const buttonPart = (label: string, link: string): MailPart => ({
  html: `<p style="margin:32px 0"><a href="${escapeMarkup(link)}" style="display:inline-block;background:#5b3a24;color:#faf7f2;padding:14px 28px;border-radius:2px;text-decoration:none">${escapeMarkup(label)}</a></p>`,
  text: `${label}:\n${link}`,
});

const imageOf = (path: string, alt: string): string =>
  `<img src="${escapeMarkup(links.file(path))}" alt="${escapeMarkup(alt)}" width="560" style="width:100%;max-width:560px;height:auto;border-radius:2px">`;
