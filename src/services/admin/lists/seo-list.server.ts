import { sql } from 'kysely';
import { seoList } from '#domain/admin/lists/seo-list.ts';
import { publicPages } from '#domain/seo/public-pages.ts';
import { containing, yesOrNo } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';

/** A page without a row says what it says by itself. */
export const seoSource = defineListSource(seoList, () => ({
  from: sql`unnest(${publicPages}::text[]) with ordinality as page (name, place)
    left join public.seo_settings s on s.page_name = page.name`,
  id: sql`page.name`,
  idType: 'text' as const,
  columns: {
    page: { value: sql`page.name`, sort: { by: sql`page.place`, type: 'bigint' as const } },
    title: sql`s.title`,
    titleAr: sql`s.title_ar`,
    description: sql`s.description`,
    descriptionAr: sql`s.description_ar`,
    robots,
    // Nothing is known before the pages were read for the first time.
    findings: sql`(select case when exists (select from public.link_audits) then count(*)::integer end from public.link_findings f
      where split_part(f.page, '?', 1) = case page.name when 'home' then '/' else '/' || page.name end)`,
    changed: sql`s.updated_at`,
  },
  filters: {
    withoutArabic: (value) =>
      yesOrNo(
        value,
        sql`((s.title is not null and s.title_ar is null)
          or (s.description is not null and s.description_ar is null))`,
      ),
    withoutTexts: (value) => yesOrNo(value, sql`(s.title is null or s.description is null)`),
  },
  search: (text) => {
    const part = containing(text);
    return sql`page.name ilike ${part} or s.title ilike ${part} or s.title_ar ilike ${part}`;
  },
}));

const robots = sql`case coalesce(s.robots, 'index, follow')
  when 'index, follow' then 'index' when 'noindex, follow' then 'noindex' else 'nofollow' end`;
