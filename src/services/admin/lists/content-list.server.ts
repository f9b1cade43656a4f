import { sql } from 'kysely';
import { contentList } from '#domain/admin/lists/content-list.ts';
import { containing } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';

/** An English text stands without its Arabic one: in pairs of keys, or in a whole block. */
const lacksArabic = sql`(
  exists (select from jsonb_each_text(c.content) text
    where right(text.key, 3) = '_en' and text.value <> ''
      and coalesce(c.content ->> (left(text.key, -3) || '_ar'), '') = '')
  or (c.content ? 'en' and not c.content ? 'ar'))`;

/** In any text of the block, in both languages, however deep it is. */
const hasText = (text: string) => sql`exists (
  select from jsonb_path_query(c.content, 'strict $.** ? (@.type() == "string")') said
  where said #>> '{}' ilike ${containing(text)})`;

/** The blocks of all pages, for those who write them. */
export const contentSource = defineListSource(contentList, () => ({
  from: sql`public.page_content c left join public.page_sections s on s.id = c.section_id`,
  id: sql`c.id`,
  columns: {
    page: sql`c.page_name`,
    section: sql`coalesce(s.display_name, c.section_name)`,
    title: sql`coalesce(c.content ->> 'title_en', c.content -> 'en' ->> 'title')`,
    status: sql`c.status`,
    isVisible: sql`c.is_visible`,
    missingArabic: lacksArabic,
    changed: sql`c.updated_at`,
  },
  search: (text) => sql`(${hasText(text)} or s.display_name ilike ${containing(text)}
    or s.display_name_ar ilike ${containing(text)})`,
}));
