import { sql } from 'kysely';
import { newslettersList } from '#domain/admin/lists/newsletters-list.ts';
import { containing } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';

export const newslettersSource = defineListSource(newslettersList, () => ({
  from: sql`public.notification_campaigns c`,
  where: sql`c.kind = 'newsletter'`,
  id: sql`c.id`,
  columns: {
    title: sql`c.title`,
    status: sql`c.status`,
    language: sql`c.audience_language`,
    sendAt: { value: sql`c.send_at`, isNullable: true },
    mailed: sql`c.mailed`,
    bounced: sql`c.bounced`,
    clicked: sql`c.clicked`,
    stopped: sql`c.stopped`,
    created: sql`c.created_at`,
  },
  search: (text) =>
    sql`(c.title ilike ${containing(text)} or c.title_ar ilike ${containing(text)})`,
  extras: { arabicTitle: sql<string | null>`c.title_ar` },
}));
