import { sql } from 'kysely';
import { campaignsList } from '#domain/admin/lists/campaigns-list.ts';
import { containing, valuesOf } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';

export const campaignsSource = defineListSource(campaignsList, () => ({
  from: sql`public.notification_campaigns c
    left join public.notification_categories k on k.id = c.category_id`,
  where: sql`c.kind = 'notification'`,
  id: sql`c.id`,
  columns: {
    title: sql`c.title`,
    status: sql`c.status`,
    category: sql`k.name`,
    sendAt: { value: sql`c.send_at`, isNullable: true },
    people: sql`c.people`,
    notified: sql`c.notified`,
    mailed: sql`c.mailed`,
    clicked: sql`c.clicked`,
    created: sql`c.created_at`,
  },
  filters: {
    category: (value) => sql`c.category_id::text = any (${valuesOf(value)}::text[])`,
  },
  search: (text) =>
    sql`(c.title ilike ${containing(text)} or c.title_ar ilike ${containing(text)})`,
  extras: {
    arabicTitle: sql<string | null>`c.title_ar`,
    arabicCategory: sql<string | null>`k.name_ar`,
  },
}));
