import { sql } from 'kysely';
import { prizesList } from '#domain/admin/lists/prizes-list.ts';
import { isSet } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';

/** What the game gives away, for marketing. */
export const prizesSource = defineListSource(prizesList, () => ({
  from: sql`public.game_prizes p`,
  id: sql`p.id`,
  columns: {
    name: sql`p.name`,
    type: sql`p.type`,
    remaining: sql`p.quantity`,
    total: sql`p.original_quantity`,
    threshold: sql`p.status_threshold`,
    isActive: sql`p.active`,
  },
  extras: { nameAr: sql<string | null>`p.name_ar` },
  filters: {
    isLow: (value) => sql`(p.active and p.quantity <= p.status_threshold) = ${isSet(value)}`,
  },
}));
