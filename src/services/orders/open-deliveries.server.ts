import { sql } from 'kysely';
import { expectedDelivery } from '#domain/orders/expected-delivery.ts';
import { orderGroups } from '#domain/orders/groups.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { db, type RowsOf } from '#platform/database/query.ts';
import type { Customer } from '../shared/customer.ts';

/** What the delivery days of all open orders of a customer follow from, in one query. */
export function selectOpenDeliveries({ userId }: Customer) {
  return db
    .selectFrom('orders as o')
    .leftJoin('governorates as g', (join) =>
      join.on('g.code', '=', sql<string>`o.address ->> 'governorate'`),
    )
    .select(['o.id', 'o.status', 'o.created_at as placedAt'])
    .$narrowType<{ status: OrderStatus }>()
    .select(['g.road_min_days as roadFrom', 'g.road_max_days as roadTo'])
    .select(shippedAt().as('shippedAt'))
    .select([slowest('lead_time_min_days').as('makingFrom')])
    .select([slowest('lead_time_max_days').as('makingTo')])
    .where('o.user_id', '=', userId)
    .where('o.status', 'in', orderGroups.open);
}

const shippedAt = () => sql<Date | null>`(
  select max(t.created_at) from order_timeline t
  where t.order_id = o.id and t.status = 'shipped' and t.is_visible)`;

const slowest = (days: 'lead_time_min_days' | 'lead_time_max_days') => sql<number>`(
  select coalesce(max(p.${sql.ref(days)}), 0)::int from order_items i
  join products p on p.id = i.product_id and p.status = 'published'
  where i.order_id = o.id)`;

type Row = RowsOf<ReturnType<typeof selectOpenDeliveries>>[number];

/** As Cairo days; null when the last expected day has passed. */
export const deliveryDaysOf = (row: Row, now: Date) =>
  expectedDelivery(
    {
      status: row.status,
      placedAt: row.placedAt,
      shippedAt: row.shippedAt,
      making: [{ from: row.makingFrom, to: row.makingTo }],
      road: { from: row.roadFrom ?? 0, to: row.roadTo ?? 0 },
    },
    now,
  );
