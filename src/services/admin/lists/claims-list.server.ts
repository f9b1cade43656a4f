import { sql } from 'kysely';
import { claimsList } from '#domain/admin/lists/claims-list.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { containing, onDays, valuesOf } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';

/** Prizes that players asked for, for marketing, who verify them. */
export const claimsSource = defineListSource(claimsList, (now) => ({
  from: sql`public.claimed_prizes c`,
  id: sql`c.id`,
  columns: {
    username: sql`c.instagram_username`,
    prize: sql`c.prize_name`,
    prizeType: sql`c.prize_type`,
    status: sql`c.status`,
    claimed: sql`c.claimed_at`,
    waited: sql`case when c.status = 'pending'
      then floor(extract(epoch from ${now}::timestamptz - c.claimed_at) / 3600)::integer end`,
    reviewed: sql`c.reviewed_at`,
  },
  extras: { prizeAr: sql<string | null>`c.prize_name_ar` },
  filters: {
    prize: (value) => sql`c.prize_id = any (${valuesOf(value).filter(isUuid)}::uuid[])`,
    // Analytics count a claim on the day of its game, which may be the day before.
    played: (value) => sql`exists (select from public.games g
      where g.id = c.game_id and ${onDays(sql`g.started_at`, value)})`,
  },
  search: (text) => sql`c.instagram_username ilike ${containing(text.replace(/^@/, ''))}`,
}));
