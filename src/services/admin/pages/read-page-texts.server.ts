import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { partField, type ComposedPage, type PagePart } from '#domain/content/page-parts.ts';
import { parseSectionConfig } from '#domain/content/section.ts';
import { blockTexts, itemTexts, type ContentTexts } from './content-texts.ts';

/** The rows of a page, in the order that visitors see. */
export async function readPageRows(trx: Transaction<DB>, page: ComposedPage) {
  const sections = await trx
    .selectFrom('page_sections')
    .selectAll()
    .where('page_name', '=', page)
    .orderBy('order_index')
    .orderBy('id')
    .execute();
  const contents = await trx
    .selectFrom('page_content')
    .selectAll()
    .where('page_name', '=', page)
    .orderBy('section_order')
    .orderBy('id')
    .execute();
  return { sections, contents };
}

export type PageRows = Awaited<ReturnType<typeof readPageRows>>;
type SectionRow = PageRows['sections'][number];
type ContentRow = PageRows['contents'][number];

/** The texts of a page's form: `parts`, and the fields of each part. */
export function pageTexts({ sections, contents }: PageRows): Record<string, string> {
  const parts: PagePart[] = [];
  const texts: Record<string, string> = {};
  const add = (part: PagePart, fields: ContentTexts) => {
    parts.push(part);
    for (const [field, text] of Object.entries(fields)) texts[partField(part.id, field)] = text;
  };
  for (const section of sections) {
    add(partOfSection(section), sectionTexts(section));
    for (const item of contents.filter(({ section_id }) => section_id === section.id)) {
      add(partOfContent(item, 'item'), itemTexts(item.content));
    }
  }
  for (const block of contents.filter(({ section_id }) => section_id === null)) {
    add(partOfContent(block, 'block'), { kind: block.content_type, ...blockTexts(block.content) });
  }
  return { ...texts, parts: JSON.stringify(parts) };
}

const partOfSection = ({ id, name, status, is_visible }: SectionRow): PagePart => ({
  id,
  type: 'section',
  name,
  section: '',
  status,
  isVisible: is_visible,
});

const partOfContent = (row: ContentRow, type: 'item' | 'block'): PagePart => ({
  id: row.id,
  type,
  name: row.section_name,
  section: row.section_id ?? '',
  status: row.status,
  isVisible: row.is_visible,
});

function sectionTexts(section: SectionRow): ContentTexts {
  const { columns, source } = parseSectionConfig(section.config);
  return {
    display_name: section.display_name,
    display_name_ar: section.display_name_ar ?? '',
    description: section.description ?? '',
    description_ar: section.description_ar ?? '',
    layout_type: section.layout_type,
    columns: String(columns),
    source: source ?? '',
  };
}
