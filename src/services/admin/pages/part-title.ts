import { partField, type PagePart } from '#domain/content/page-parts.ts';
import { localized, type Locale } from '#i18n/locale.ts';

/** What staff call a part: its title, or its name while there is no title. */
export function partTitle(
  { id, type, name }: PagePart,
  texts: Readonly<Record<string, string>>,
  locale: Locale,
): string {
  const field = partField(id, type === 'section' ? 'display_name' : 'title');
  return localized(locale, texts[field], texts[`${field}_ar`]) || name;
}
