import { sql } from 'kysely';
import { productsList } from '#domain/admin/lists/products-list.ts';
import { containing, isSet } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';

const waitingCustomers = sql`(select count(*)::integer from public.stock_alerts a
  where a.product_id = p.id and a.notified_at is null)`;

/** A text that customers read in English only. */
const lacksArabic = sql`(coalesce(p.name_ar, '') = '' or coalesce(p.description_ar, '') = ''
  or (p.story is not null and p.story_ar is null)
  or (p.care_instructions is not null and p.care_instructions_ar is null))`;

/** The catalogue, for the technical manager. */
export const productsSource = defineListSource(productsList, () => ({
  from: sql`public.products p`,
  id: sql`p.id`,
  columns: {
    name: sql`p.name`,
    nameAr: sql`p.name_ar`,
    sku: sql`p.sku`,
    room: sql`p.category`,
    price: {
      value: sql`p.effective_price`,
      currency: sql<string>`(select s.currency from public.site_settings s)`,
    },
    stock: sql`p.quantity`,
    stockState: sql`p.stock_status`,
    waiting: waitingCustomers,
    sold: sql`p.sales_count`,
    status: sql`p.status`,
    changed: sql`p.updated_at`,
  },
  filters: {
    missingArabic: (value) => sql`${lacksArabic} = ${isSet(value)}`,
    wanted: (value) => sql`exists (select from public.stock_alerts a
      where a.product_id = p.id and a.notified_at is null) = ${isSet(value)}`,
  },
  search: (text) => sql`(p.name ilike ${containing(text)} or p.name_ar ilike ${containing(text)}
    or p.sku ilike ${containing(text)})`,
  extras: { arabicName: sql<string | null>`p.name_ar` },
}));
