import { sql } from 'kysely';
import { workshopsList } from '#domain/admin/lists/workshops-list.ts';
import { containing } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';
import { placeColumn } from './place-column.ts';

const lacksArabic = sql`(coalesce(w.name_ar, '') = '' or coalesce(w.town_ar, '') = ''
  or (w.story <> '' and coalesce(w.story_ar, '') = ''))`;

export const workshopsSource = defineListSource(workshopsList, () => ({
  from: sql`public.workshops w`,
  id: sql`w.id`,
  columns: {
    place: placeColumn(sql`w.display_order`),
    picture: sql`w.image_url`,
    name: sql`w.name`,
    nameAr: sql`w.name_ar`,
    craft: sql`w.craft`,
    town: sql`w.town`,
    pieces: sql`(select count(*)::integer from public.products p where p.workshop_id = w.id)`,
    missingArabic: lacksArabic,
    isVisible: sql`w.is_visible`,
    changed: sql`w.updated_at`,
  },
  search: (text) => sql`(w.name ilike ${containing(text)} or w.name_ar ilike ${containing(text)})`,
  extras: { arabicName: sql<string | null>`w.name_ar` },
}));
