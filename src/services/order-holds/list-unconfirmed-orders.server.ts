import { sql } from 'kysely';
import { sum } from '#domain/money.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '../shared/customer.ts';

export interface UnconfirmedOrder {
  id: string;
  number: string;
  name: string;
  phone: string;
  pieces: number;
  /** Value of the goods, an exact decimal. */
  value: string;
  currency: 'USD' | 'EGP';
  placedAt: Date;
  /** Null when the order does not expire: its buyer is a proven customer. */
  cancelsAt: Date | null;
  isWarned: boolean;
}

export interface UnconfirmedOrders {
  /** Oldest first; the longest waiting ones when there are very many. */
  orders: UnconfirmedOrder[];
  totals: { orders: number; pieces: number; values: { currency: 'USD' | 'EGP'; value: string }[] };
}

const maxShown = 200;

/** Orders that wait for a call, with what they hold. Row-level security shows them to sales only. */
export async function listUnconfirmedOrders(staff: Customer): Promise<UnconfirmedOrders> {
  const [orders, groups] = await asUser(staff).read(
    sql<UnconfirmedOrder>`
      select o.id, o.number, coalesce(o.address ->> 'full_name', '') as name, o.phone,
        (select sum(i.quantity)::integer from public.order_items i where i.order_id = o.id) as pieces,
        o.subtotal as value, o.currency, o.created_at as "placedAt", h.cancels_at as "cancelsAt",
        h.warned_at is not null as "isWarned"
      from public.orders o left join public.order_holds h on h.order_id = o.id
      where o.status = 'placed' order by o.created_at, o.id limit ${maxShown}`,
    sql<{ currency: 'USD' | 'EGP'; orders: number; pieces: number; value: string }>`
      select o.currency, count(*)::integer as orders, sum(o.subtotal) as value,
        sum((select sum(i.quantity) from public.order_items i where i.order_id = o.id))::integer
          as pieces
      from public.orders o where o.status = 'placed' group by o.currency order by o.currency desc`,
  );
  const total = (of: (group: (typeof groups)[number]) => number) =>
    groups.reduce((count, group) => count + of(group), 0);
  return {
    orders,
    totals: {
      orders: total((group) => group.orders),
      pieces: total((group) => group.pieces),
      values: groups.map(({ currency, value }) => ({ currency, value: sum([value]) })),
    },
  };
}
