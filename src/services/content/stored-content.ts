import { isSafeAddress, parseRichText } from '#domain/content/rich-text.ts';
import type { SectionItem, SectionLink, SectionPicture } from '#domain/content/section.ts';
import { localized, type Locale } from '#i18n/locale.ts';

/** Written by staff: any key may be missing or of another kind than expected. */
export type StoredContent = Readonly<Record<string, unknown>>;

/** `title_ar`, else `title_en`, else `title`: English stands in for what is missing. */
export function textOf(content: StoredContent, field: string, locale: Locale): string {
  const text = (key: string) => (typeof content[key] === 'string' ? content[key] : undefined);
  return localized(locale, text(`${field}_en`) ?? text(field), text(`${field}_ar`));
}

const numberOf = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && value > 0 ? value : otherwise;

export function pictureOf(content: StoredContent, locale: Locale): SectionPicture | null {
  const url = textOf(content, 'image', locale);
  if (!url) return null;
  return {
    url,
    // Frames keep one ratio, so an upload of unknown size still leaves no gap.
    width: numberOf(content['image_width'], 1440),
    height: numberOf(content['image_height'], 900),
    alt: textOf(content, 'image_alt', locale),
    upright: textOf(content, 'image_upright', locale) || null,
  };
}

function linkOf(content: StoredContent, field: string, locale: Locale): SectionLink[] {
  const url = textOf(content, `${field}_url`, locale);
  const text = textOf(content, `${field}_text`, locale);
  return text && isSafeAddress(url) ? [{ text, url }] : [];
}

export function toItem(id: string, content: StoredContent, locale: Locale): SectionItem {
  const rating = numberOf(content['rating'], 0);
  return {
    id,
    title: textOf(content, 'title', locale),
    description: textOf(content, 'description', locale),
    body: parseRichText(textOf(content, 'body', locale)),
    picture: pictureOf(content, locale),
    film: textOf(content, 'film', locale) || null,
    links: [...linkOf(content, 'cta', locale), ...linkOf(content, 'second_cta', locale)],
    rating: rating >= 1 && rating <= 5 ? rating : null,
  };
}
