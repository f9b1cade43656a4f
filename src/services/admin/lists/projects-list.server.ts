import { sql, type RawBuilder } from 'kysely';
import { projectsList } from '#domain/admin/lists/projects-list.ts';
import { containing } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';

const oneLanguage = (english: RawBuilder<unknown>, arabic: RawBuilder<unknown>) =>
  sql`(coalesce(${english}, '') <> '') <> (coalesce(${arabic}, '') <> '')`;

/** A text that stands in one language only. */
const lacksArabic = sql`(coalesce(p.title_ar, '') = ''
  or ${oneLanguage(sql`p.description`, sql`p.description_ar`)}
  or ${oneLanguage(sql`p.location`, sql`p.location_ar`)}
  or ${oneLanguage(sql`p.client`, sql`p.client_ar`)})`;

/** The same that `projectFindings` reports as red. */
const isReady = sql`not (${lacksArabic} or p.image_url is null
  or exists (select from public.project_images i where i.project_id = p.id
    and (coalesce(i.alt_en, '') = '' or coalesce(i.alt_ar, '') = '')))`;

export const projectsSource = defineListSource(projectsList, () => ({
  from: sql`public.projects p`,
  id: sql`p.id`,
  columns: {
    picture: sql`p.image_url`,
    title: sql`p.title`,
    titleAr: sql`p.title_ar`,
    category: sql`p.category`,
    location: sql`p.location`,
    progress: sql`p.progress::integer`,
    status: sql`p.status`,
    missingArabic: lacksArabic,
    isReady,
    isPublished: sql`p.is_published`,
    changed: sql`p.updated_at`,
  },
  search: (text) =>
    sql`(p.title ilike ${containing(text)} or p.title_ar ilike ${containing(text)})`,
  extras: {
    arabicTitle: sql<string | null>`p.title_ar`,
    arabicLocation: sql<string | null>`p.location_ar`,
  },
}));
