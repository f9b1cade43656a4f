import { sql } from 'kysely';
import { partnersList } from '#domain/admin/lists/partners-list.ts';
import { containing } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';
import { placeColumn } from './place-column.ts';

const lacksArabic = sql`(coalesce(p.name_ar, '') = ''
  or (coalesce(p.description, '') <> '' and coalesce(p.description_ar, '') = ''))`;

export const partnersSource = defineListSource(partnersList, () => ({
  from: sql`public.partners p`,
  id: sql`p.id`,
  columns: {
    place: placeColumn(sql`p.display_order`),
    logo: sql`p.logo_url`,
    name: sql`p.name`,
    nameAr: sql`p.name_ar`,
    website: sql`p.website_url`,
    missingArabic: lacksArabic,
    isVisible: sql`p.is_visible`,
    changed: sql`p.updated_at`,
  },
  search: (text) => sql`(p.name ilike ${containing(text)} or p.name_ar ilike ${containing(text)})`,
  extras: { arabicName: sql<string | null>`p.name_ar` },
}));
