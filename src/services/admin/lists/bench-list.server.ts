import { sql } from 'kysely';
import { benchList } from '#domain/admin/lists/bench-list.ts';
import { shopDay } from '#domain/catalog/delivery.ts';
import { defineListSource } from './list-source.ts';

/** The labels of the variant; the Arabic ones have keys that end in `_ar`. */
const optionsIn = (locale: 'en' | 'ar') => sql<string | null>`(
  select string_agg(option.value, ', ' order by option.key) from jsonb_each_text(i.options) option
  where (right(option.key, 3) = '_ar') = ${locale === 'ar'})`;

/** Lines of orders in production. The technical manager sees pieces, and nothing of the customer. */
export const benchSource = defineListSource(benchList, (now) => ({
  from: sql`public.order_items i join public.orders o on o.id = i.order_id`,
  where: sql`o.status = 'in_production'`,
  id: sql`i.id`,
  columns: {
    piece: sql`i.name`,
    options: optionsIn('en'),
    quantity: sql`i.quantity`,
    workshop: sql`i.workshop`,
    order: sql`o.number`,
    started: sql`(select max(t.created_at) from public.order_timeline t
      where t.order_id = o.id and t.status = 'in_production')`,
    promised: { value: sql`o.promised_on`, isNullable: true },
    isLate: sql`coalesce(o.promised_on < ${shopDay(now)}::date, false)`,
  },
  extras: {
    pieceAr: sql<string | null>`i.name_ar`,
    optionsAr: optionsIn('ar'),
    workshopAr: sql<string | null>`i.workshop_ar`,
  },
}));
