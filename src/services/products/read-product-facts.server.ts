import { sql } from 'kysely';
import { asSystem, asUser } from '#platform/database/run-as.server.ts';
import { actorHasRole } from '#services/shared/actor-has-role.server.ts';
import type { Customer } from '#services/shared/customer.ts';

/** What the form shows about a product besides its fields. */
export interface ProductRecordFacts {
  timesOrdered: number;
  /** By variant; the key of a product without variants is its own id. */
  pieces: Record<string, { onHand: number; waiting: number; timesOrdered: number }>;
  formerSlugs: string[];
}

export async function readProductFacts(id: string, actor: Customer): Promise<ProductRecordFacts> {
  const mayCount = await actorHasRole(actor, 'technical_office_manager');
  const [[pieces, slugs], orders] = await Promise.all([
    asUser(actor).read(piecesOf(id), formerSlugsOf(id)),
    // As system: the technical manager reads no orders; a number tells nothing about customers.
    mayCount
      ? asSystem()
          .read(ordersOf(id))
          .then(([rows]) => rows)
      : [],
  ]);
  const ordered = new Map(orders.map(({ variant, times }) => [variant, times]));
  return {
    timesOrdered: ordered.get(null) ?? 0,
    pieces: Object.fromEntries(
      pieces.map(({ piece, onHand, waiting }) => [
        piece,
        { onHand, waiting, timesOrdered: ordered.get(piece) ?? 0 },
      ]),
    ),
    formerSlugs: slugs.map(({ slug }) => slug),
  };
}

const piecesOf = (id: string) => sql<{ piece: string; onHand: number; waiting: number }>`
  select coalesce(v.id, p.id) as piece, coalesce(v.inventory, p.quantity) as "onHand", (
    select count(*)::integer from public.stock_alerts a
    where a.product_id = p.id and a.variant_id is not distinct from v.id and a.notified_at is null
  ) as waiting
  from public.products p left join public.product_variants v on v.product_id = p.id
  where p.id = ${id}`;

const formerSlugsOf = (id: string) => sql<{ slug: string }>`
  select slug from public.former_slugs where kind = 'product' and target_id = ${id} order by slug`;

/** In how many orders each variant is; the row without one counts the whole product. */
const ordersOf = (id: string) => sql<{ variant: string | null; times: number }>`
  select variant_id as variant, count(distinct order_id)::integer as times
  from public.order_items where product_id = ${id}
  group by grouping sets ((variant_id), ())
  order by grouping(variant_id)`;
