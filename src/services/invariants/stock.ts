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
    // By product, since the ledger outlives variants. Damaged returns are not sold again.
    name: 'Every order has out of stock what it sold and did not bring back',
    broken: sql`
      with sold as (
        select i.order_id, i.product_id, sum(i.quantity) as pieces, sum(back.pieces) as back
        from public.order_items i cross join lateral (
          select coalesce(sum(ri.restocked), 0) as pieces
          from public.return_items ri where ri.order_item_id = i.id
        ) back
        where i.product_id is not null and not i.made_to_order
        group by i.order_id, i.product_id
      ), taken as (
        select order_id, product_id, -sum(change) as pieces from public.stock_movements
        where order_id is not null group by order_id, product_id
      )
      select format('%s (%s): sold %s, back %s, out %s', o.number, o.status, s.pieces, s.back, t.pieces) as what
      from sold s full join taken t using (order_id, product_id)
      join public.orders o on o.id = order_id
      where coalesce(t.pieces, 0) <> case
        when o.status in ('cancelled', 'refused') then 0
        else coalesce(s.pieces - s.back, 0)
      end`,
  },
];
