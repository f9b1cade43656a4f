import { sql } from 'kysely';
import { teamList } from '#domain/admin/lists/team-list.ts';
import { containing } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';
import { placeColumn } from './place-column.ts';

const lacksArabic = sql`(coalesce(m.name_ar, '') = '' or coalesce(m.position_ar, '') = ''
  or (coalesce(m.bio, '') <> '' and coalesce(m.bio_ar, '') = ''))`;

export const teamSource = defineListSource(teamList, () => ({
  from: sql`public.team_members m`,
  id: sql`m.id`,
  columns: {
    place: placeColumn(sql`m.display_order`),
    name: sql`m.name`,
    nameAr: sql`m.name_ar`,
    position: sql`m.position`,
    hasPicture: sql`(m.image_url is not null)`,
    missingArabic: lacksArabic,
    isVisible: sql`m.is_visible`,
  },
  search: (text) => sql`(m.name ilike ${containing(text)} or m.name_ar ilike ${containing(text)})`,
  extras: {
    arabicName: sql<string | null>`m.name_ar`,
    arabicPosition: sql<string | null>`m.position_ar`,
  },
}));
