import { sql } from 'kysely';
import { campaignsList } from '#domain/admin/lists/campaigns-list.ts';
import { campaignColumnsSql, campaignExtras, searchCampaigns } from './campaign-list-parts.ts';
import { valuesOf } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';

export const campaignsSource = defineListSource(campaignsList, () => ({
  from: sql`public.notification_campaigns c
    left join public.notification_categories k on k.id = c.category_id`,
  where: sql`c.kind = 'notification'`,
  id: sql`c.id`,
  columns: {
    ...campaignColumnsSql,
    category: sql`k.name`,
    people: sql`c.people`,
    notified: sql`c.notified`,
  },
  filters: {
    category: (value) => sql`c.category_id::text = any (${valuesOf(value)}::text[])`,
  },
  search: searchCampaigns,
  extras: { ...campaignExtras, arabicCategory: sql<string | null>`k.name_ar` },
}));
