import { sql } from 'kysely';
import { savedRepliesList } from '#domain/admin/lists/saved-replies-list.ts';
import { containing } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';

export const savedRepliesSource = defineListSource(savedRepliesList, () => ({
  from: sql`public.saved_replies r`,
  id: sql`r.id`,
  columns: {
    name: sql`r.name`,
    nameAr: { value: sql`r.name_ar`, isNullable: true },
    body: sql`r.body`,
    changed: sql`r.updated_at`,
  },
  search: (text) => sql`(r.name ilike ${containing(text)} or r.name_ar ilike ${containing(text)})`,
  extras: {
    arabicName: sql<string | null>`r.name_ar`,
    arabicBody: sql<string>`r.body_ar`,
  },
}));
