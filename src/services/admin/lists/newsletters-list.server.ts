import { sql } from 'kysely';
import { newslettersList } from '#domain/admin/lists/newsletters-list.ts';
import { campaignColumnsSql, campaignExtras, searchCampaigns } from './campaign-list-parts.ts';
import { defineListSource } from './list-source.ts';

export const newslettersSource = defineListSource(newslettersList, () => ({
  from: sql`public.notification_campaigns c`,
  where: sql`c.kind = 'newsletter'`,
  id: sql`c.id`,
  columns: {
    ...campaignColumnsSql,
    language: sql`c.audience_language`,
    bounced: sql`c.bounced`,
    stopped: sql`c.stopped`,
  },
  search: searchCampaigns,
  extras: campaignExtras,
}));
