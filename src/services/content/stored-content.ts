import { isSafeAddress, parseRichText } from '#domain/content/rich-text.ts';
import {
  sectionIcons,
  type SectionItem,
  type SectionLink,
  type SectionPicture,
} from '#domain/content/section.ts';
import { localized, type Locale } from '#i18n/locale.ts';

/** Edited by staff: any key may be missing or have another type. */
export type StoredContent = Readonly<Record<string, unknown>>;

/** `title_ar`, else `title_en`, else `title`: English stands in for what is missing. */
export function localizedField(content: StoredContent, field: string, locale: Locale): string {
  const text = (key: string) => (typeof content[key] === 'string' ? content[key] : undefined);
  return localized(locale, text(`${field}_en`) ?? text(field), text(`${field}_ar`));
}

const numberOf = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && value > 0 ? value : otherwise;

export function toSectionPicture(content: StoredContent, locale: Locale): SectionPicture | null {
  const url = localizedField(content, 'image', locale);
  if (!url) return null;
  return {
    url,
    // Frames have a fixed ratio, so that unknown sizes leave no gap.
    width: numberOf(content['image_width'], 1440),
    height: numberOf(content['image_height'], 900),
    alt: localizedField(content, 'image_alt', locale),
    upright: localizedField(content, 'image_upright', locale) || null,
  };
}

function linkOf(content: StoredContent, field: string, locale: Locale): SectionLink[] {
  const url = localizedField(content, `${field}_url`, locale);
  const text = localizedField(content, `${field}_text`, locale);
  return text && isSafeAddress(url) ? [{ text, url }] : [];
}

/** More would cover the picture. */
const maxTagged = 2;

export function toSectionItem(id: string, content: StoredContent, locale: Locale): SectionItem {
  const rating = numberOf(content['rating'], 0);
  return {
    id,
    title: localizedField(content, 'title', locale),
    description: localizedField(content, 'description', locale),
    body: parseRichText(localizedField(content, 'body', locale)),
    picture: toSectionPicture(content, locale),
    film: localizedField(content, 'film', locale) || null,
    links: [...linkOf(content, 'cta', locale), ...linkOf(content, 'second_cta', locale)],
    tagged: localizedField(content, 'tagged_products', locale)
      .split(/[\s,]+/)
      .filter(Boolean)
      .slice(0, maxTagged),
    icon: sectionIcons.find((icon) => icon === content['icon']) ?? null,
    rating: rating >= 1 && rating <= 5 ? rating : null,
  };
}
