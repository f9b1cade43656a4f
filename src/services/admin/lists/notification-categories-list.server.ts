import { sql } from 'kysely';
import { notificationCategoriesList } from '#domain/admin/lists/notification-categories-list.ts';
import { containing } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';
import { placeColumn } from './place-column.ts';

const lacksArabic = sql`(coalesce(c.name_ar, '') = ''
  or (coalesce(c.description, '') <> '' and coalesce(c.description_ar, '') = ''))`;

export const notificationCategoriesSource = defineListSource(notificationCategoriesList, () => ({
  from: sql`public.notification_categories c`,
  id: sql`c.id`,
  columns: {
    place: placeColumn(sql`c.display_order`),
    name: sql`c.name`,
    slug: sql`c.slug`,
    isOwn: sql`c.is_system`,
    missingArabic: lacksArabic,
    isVisible: sql`c.is_visible`,
    changed: sql`c.updated_at`,
  },
  search: (text) => sql`(c.name ilike ${containing(text)} or c.name_ar ilike ${containing(text)})`,
  extras: { arabicName: sql<string | null>`c.name_ar` },
}));
