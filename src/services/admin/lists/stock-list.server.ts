import { sql, type RawBuilder } from 'kysely';
import { stockList } from '#domain/admin/lists/stock-list.ts';
import { containing, isSet } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';

const waiting = sql<number>`(select count(*)::integer from public.stock_alerts a
  where a.product_id = p.id and a.variant_id is not distinct from v.id and a.notified_at is null)`;

/** The names of a variant's options, in the order colour, material, size. */
const optionsIn = (name: RawBuilder<unknown>) => sql<string>`array_to_string(array(
  select ${name} from (values
    (1, 'colors', v.color), (2, 'materials', v.material), (3, 'sizes', v.size)
  ) picked (place, list, value),
  lateral jsonb_array_elements(p.variant_options -> picked.list) o (option)
  where o.option ->> 'value' = picked.value order by picked.place), ' · ')`;

/** Pieces with what is on hand. The page of stock counts them one after the other. */
export const stockSource = defineListSource(stockList, () => ({
  from: sql`public.products p left join public.product_variants v on v.product_id = p.id and p.has_variants`,
  id: sql`coalesce(v.id, p.id)`,
  columns: {
    piece: sql`p.name`,
    sku: sql`coalesce(v.sku, p.sku)`,
    state: sql`case
      when p.is_sold_out then 'sold_out'
      when p.is_preorder then 'pre_order'
      when coalesce(v.inventory, p.quantity) = 0 then 'out_of_stock'
      when coalesce(v.inventory, p.quantity) <= p.low_stock_threshold then 'low_stock'
      else 'in_stock' end`,
    onHand: sql`coalesce(v.inventory, p.quantity)`,
    waiting,
  },
  filters: { wanted: (value) => sql`(${waiting} > 0) = ${isSet(value)}` },
  search: (text) => sql`(p.name ilike ${containing(text)} or p.name_ar ilike ${containing(text)}
    or p.sku ilike ${containing(text)} or v.sku ilike ${containing(text)})`,
  extras: {
    pieceAr: sql<string | null>`p.name_ar`,
    product: sql<string>`p.id`,
    variant: sql<string | null>`v.id`,
    options: optionsIn(sql`o.option ->> 'name'`),
    optionsAr: optionsIn(sql`coalesce(o.option ->> 'name_ar', o.option ->> 'name')`),
  },
}));
