import { sql } from 'kysely';
import { contentList } from '#domain/admin/lists/content-list.ts';
import { containing } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';

/**
 * An English text stands without its Arabic one: in keys of an item, in the two languages of a block, or
 * in one of its points. The overview of pages counts the same with the rules of publishing.
 */
const lacksArabic = sql`(
  exists (select from jsonb_each_text(c.content) text
    where (right(text.key, 3) = '_en' or text.key in ('cta_text', 'second_cta_text'))
      and text.value <> ''
      and coalesce(c.content ->> (regexp_replace(text.key, '_en$', '') || '_ar'), '') = '')
  or exists (select from unnest(array['title', 'description', 'body']) field
    where c.content -> 'en' ->> field <> '' and coalesce(c.content -> 'ar' ->> field, '') = '')
  or exists (
    select from jsonb_path_query(c.content, '$.en.items[*]') with ordinality point (texts, place),
      unnest(array['title', 'description']) field
    where point.texts ->> field <> ''
      and coalesce(c.content -> 'ar' -> 'items' -> (place - 1)::integer ->> field, '') = '')
  or (c.content ? 'en' and not c.content ? 'ar'))`;

/** In any text of the block, in both languages, however deep it is. */
const hasText = (text: string) => sql`exists (
  select from jsonb_path_query(c.content, 'strict $.** ? (@.type() == "string")') said
  where said #>> '{}' ilike ${containing(text)})`;

/** A part as the draft of its page lists it, before or after. */
const partIn = (side: 'from' | 'to') =>
  sql`(select drafted.state from private.draft_parts(d.data -> 'parts' ->> ${sql.lit(side)}) drafted
    where drafted.id = part.id)`;

/** Texts, state or visibility of a stored part differ in the draft of its page. */
const isEdited = sql`exists (
  select from public.record_drafts d
  where d.kind = 'page' and d.record_id = part.page_name
    and (${partIn('from')} is distinct from ${partIn('to')}
      or exists (select from jsonb_object_keys(d.data) field
        where left(field, 33) = replace(part.id::text, '-', '') || '.')))`;

/** Parts that only drafts have. */
const newParts = sql`
  select part.id, d.record_id as page_name, part.section_id, part.name as section_name,
    'draft' as status, true as is_visible,
    jsonb_strip_nulls(jsonb_build_object(
      'title_en', d.data -> (replace(part.id::text, '-', '') || '.title') ->> 'to',
      'title_ar', d.data -> (replace(part.id::text, '-', '') || '.title_ar') ->> 'to')) as content,
    d.updated_at, false as is_edited
  from public.record_drafts d
  cross join lateral private.draft_parts(d.data -> 'parts' ->> 'to') part
  where d.kind = 'page'
    and not exists (select from public.page_content stored where stored.id = part.id)
    and not exists (select from public.page_sections stored where stored.id = part.id)`;

/** Stored blocks; sections while they are edited; what was added to a page and not published. */
const parts = sql`(
  select part.id, part.page_name, part.section_id, part.section_name, part.status,
    part.is_visible, part.content, part.updated_at, ${isEdited} as is_edited
  from public.page_content part
  union all
  select part.id, part.page_name, part.id, part.name, part.status, part.is_visible, '{}',
    part.updated_at, true
  from public.page_sections part where ${isEdited}
  union all ${newParts})`;

/** The blocks of all pages, for those who write them. */
export const contentSource = defineListSource(contentList, () => ({
  from: sql`${parts} c left join public.page_sections s on s.id = c.section_id`,
  id: sql`c.id`,
  columns: {
    page: sql`c.page_name`,
    section: sql`coalesce(s.display_name, c.section_name)`,
    title: sql`coalesce(c.content ->> 'title_en', c.content -> 'en' ->> 'title')`,
    status: sql`c.status`,
    isVisible: sql`c.is_visible`,
    isEdited: sql`c.is_edited`,
    missingArabic: lacksArabic,
    changed: sql`c.updated_at`,
  },
  search: (text) => sql`(${hasText(text)} or s.display_name ilike ${containing(text)}
    or s.display_name_ar ilike ${containing(text)})`,
}));
