import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';

export const stockInvariants: readonly Invariant[] = [
  {
    name: 'Of every piece, what ever came in is on hand or went out',
    broken: sql`
      select format('%s %s: on hand differs by %s from the ledger', p.sku, piece.variant_id, sum(pieces)) as what
      from (
        select id as product_id, null::uuid as variant_id, quantity as pieces
        from public.products where not has_variants
        union all select product_id, id, inventory from public.product_variants
        union all select product_id, variant_id, -change from public.stock_movements
      ) piece join public.products p on p.id = piece.product_id
      group by p.sku, piece.product_id, piece.variant_id having sum(pieces) <> 0`,
  },
  {
    name: 'A product with variants holds what they hold',
    broken: sql`
      select format('%s: %s instead of %s', sku, quantity, held.pieces) as what
      from public.products p cross join lateral (
        select coalesce(sum(inventory), 0) as pieces
        from public.product_variants v where v.product_id = p.id
      ) held
      where p.has_variants and p.quantity <> held.pieces`,
  },
  {
    // By product, since the ledger outlives variants. A refused or returned order may have put back all.
    name: 'Every order took from stock what it sold, and a cancelled one put it all back',
    broken: sql`
      with sold as (
        select order_id, product_id, sum(quantity) as pieces from public.order_items
        where product_id is not null and not made_to_order group by order_id, product_id
      ), taken as (
        select order_id, product_id, -sum(change) as pieces from public.stock_movements
        where order_id is not null group by order_id, product_id
      )
      select format('%s (%s): sold %s, out of stock %s', o.number, o.status, s.pieces, t.pieces) as what
      from sold s full join taken t using (order_id, product_id)
      join public.orders o on o.id = order_id
      cross join lateral (select coalesce(s.pieces, 0) as sold, coalesce(t.pieces, 0) as taken) n
      where case
        when o.status = 'cancelled' then n.taken <> 0
        when o.status in ('returned', 'refused') then n.taken not between 0 and n.sold
        else n.taken <> n.sold
      end`,
  },
];
