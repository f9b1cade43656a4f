import { chooseDefaultHome } from './choose-default-home.server.ts';
import { parseSectionConfig, type Section, type SectionLayout } from '#domain/content/section.ts';
import { localized, type Locale } from '#i18n/locale.ts';
import { db } from '#platform/database/query.ts';
import { asActor } from '#platform/database/run-as.server.ts';
import type { Reader } from '../shared/reader.ts';
import { toSectionItem, type StoredContent } from './stored-content.ts';

interface StoredSection {
  id: string;
  name: string;
  display_name: string;
  display_name_ar: string | null;
  description?: string | null;
  description_ar?: string | null;
  layout_type: SectionLayout;
  config?: unknown;
  isVisible: boolean;
  items: { id: string; content: StoredContent }[];
}

/** Published and visible sections of a page, in the order set by staff. */
export async function readSections(pageName: string, reader: Reader): Promise<Section[]> {
  const [sections, contents] = await asActor(reader.actor).read(
    db
      .selectFrom('page_sections')
      .selectAll()
      .where('page_name', '=', pageName)
      .where('status', '=', 'published')
      .where('is_visible', '=', true)
      .orderBy('order_index')
      .orderBy('id'),
    db
      .selectFrom('page_content')
      .select(['id', 'section_id', 'content'])
      .where('page_name', '=', pageName)
      .where('section_id', 'is not', null)
      .where('status', '=', 'published')
      .where('is_visible', '=', true)
      .orderBy('section_order')
      .orderBy('id'),
  );
  return sections.map((section) =>
    toSection(
      {
        ...section,
        isVisible: section.is_visible,
        items: contents
          .filter(({ section_id }) => section_id === section.id)
          .map(({ id, content }) => ({ id, content: content as StoredContent })),
      },
      reader.locale,
    ),
  );
}

/** For shops without their own home page, or when sections cannot be read. */
export function defaultHomeSections(locale: Locale): Section[] {
  return chooseDefaultHome().map((section) =>
    toSection(
      {
        ...section,
        id: section.name,
        isVisible: true,
        items: (section.items ?? []).map((content, index) => ({
          id: `${section.name}-${index}`,
          content,
        })),
      },
      locale,
    ),
  );
}

function toSection(stored: StoredSection, locale: Locale): Section {
  return {
    id: stored.id,
    name: stored.name,
    title: localized(locale, stored.display_name, stored.display_name_ar),
    description: localized(locale, stored.description, stored.description_ar),
    layout: stored.layout_type,
    isVisible: stored.isVisible,
    items: stored.items.map(({ id, content }) => toSectionItem(id, content, locale)),
    ...parseSectionConfig(stored.config),
  };
}
