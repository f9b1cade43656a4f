import { sql } from 'kysely';
import { careersList } from '#domain/admin/lists/careers-list.ts';
import { containing } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';
import { placeColumn } from './place-column.ts';

const lacksArabic = sql`(coalesce(c.title_ar, '') = '' or coalesce(c.department_ar, '') = ''
  or coalesce(c.location_ar, '') = '' or coalesce(c.description_ar, '') = ''
  or cardinality(c.requirements) <> cardinality(c.requirements_ar))`;

/** Openings; the last day is included, by Cairo time. */
export const careersSource = defineListSource(careersList, (now) => ({
  from: sql`public.careers c`,
  id: sql`c.id`,
  columns: {
    place: placeColumn(sql`c.display_order`),
    title: sql`c.title`,
    titleAr: sql`c.title_ar`,
    department: sql`c.department`,
    location: sql`c.location`,
    type: sql`c.employment_type`,
    closes: { value: sql`c.closes_on`, isNullable: true },
    applications: sql`(select count(*)::integer from public.job_applications a
      where a.career_id = c.id)`,
    missingArabic: lacksArabic,
    state: sql`case when c.status = 'draft' then 'draft'
      when c.closes_on < (${now}::timestamptz at time zone 'Africa/Cairo')::date then 'closed'
      else 'open' end`,
  },
  search: (text) =>
    sql`(c.title ilike ${containing(text)} or c.title_ar ilike ${containing(text)})`,
  extras: {
    arabicTitle: sql<string | null>`c.title_ar`,
    arabicDepartment: sql<string | null>`c.department_ar`,
    arabicLocation: sql<string | null>`c.location_ar`,
  },
}));
