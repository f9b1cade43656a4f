import { sql } from 'kysely';
import { applicationsList } from '#domain/admin/lists/applications-list.ts';
import { containing, valuesOf } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';

/** Job applications, for those who hire. */
export const applicationsSource = defineListSource(applicationsList, () => ({
  from: sql`public.job_applications a left join public.careers c on c.id = a.career_id`,
  id: sql`a.id`,
  columns: {
    name: sql`a.full_name`,
    position: sql`a.position`,
    email: sql`a.email`,
    phone: sql`a.phone`,
    received: sql`a.created_at`,
    status: sql`a.status`,
  },
  filters: { opening: (value) => sql`a.career_id::text = any (${valuesOf(value)}::text[])` },
  search: (text) => sql`(a.full_name ilike ${containing(text)} or a.email ilike ${containing(text)}
    or a.phone ilike ${containing(text)})`,
  extras: { arabicPosition: sql<string | null>`c.title_ar` },
}));
