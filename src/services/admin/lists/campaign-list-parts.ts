import { sql } from 'kysely';
import { containing } from './filter-sql.ts';

/** What the lists of notifications and of newsletters have in common; `c` is the campaign. */
export const campaignColumnsSql = {
  title: sql`c.title`,
  status: sql`c.status`,
  sendAt: { value: sql`c.send_at`, isNullable: true },
  mailed: sql`c.mailed`,
  clicked: sql`c.clicked`,
  created: sql`c.created_at`,
};

export const searchCampaigns = (text: string) =>
  sql`(c.title ilike ${containing(text)} or c.title_ar ilike ${containing(text)})`;

export const campaignExtras = { arabicTitle: sql<string | null>`c.title_ar` };
