import { sql } from 'kysely';
import type { FilterValue } from '#domain/admin/lists/filter-value.ts';
import { ordersList } from '#domain/admin/lists/orders-list.ts';
import { orderGroups, type OrderGroup } from '#domain/orders/groups.ts';
import { containing } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';

/** All orders, for sales. */
export const ordersSource = defineListSource(ordersList, () => ({
  from: sql`public.orders o left join public.order_holds h on h.order_id = o.id`,
  id: sql`o.id`,
  columns: {
    number: sql`o.number`,
    placed: sql`o.created_at`,
    customer: sql`o.address ->> 'full_name'`,
    phone: sql`o.phone`,
    governorate: sql`o.address ->> 'governorate'`,
    pieces: sql`(select sum(i.quantity)::integer from public.order_items i where i.order_id = o.id)`,
    payable: { value: sql`o.payable`, currency: sql`o.currency` },
    status: sql`o.status`,
    cancels: sql`h.cancels_at`,
    coupon: sql`o.coupon_code`,
    return: sql`(select r.status from public.return_requests r where r.order_id = o.id
      order by r.created_at desc, r.id desc limit 1)`,
  },
  filters: {
    group: (value) => sql`o.status = any (${statusesOf(value)}::text[])`,
    guest: (value) => (isSet(value) ? sql`o.user_id is null` : sql`o.user_id is not null`),
    madeToOrder: (value) => sql`exists (select from public.order_items i
      where i.order_id = o.id and i.made_to_order) = ${isSet(value)}`,
    product: (value) => sql`exists (select from public.order_items i
      where i.order_id = o.id and (i.name ilike ${containing(textOf(value))}
        or i.name_ar ilike ${containing(textOf(value))} or i.sku ilike ${containing(textOf(value))}))`,
  },
  search: (text) => sql`(o.number ilike ${containing(text)} or o.phone ilike ${containing(text)}
    or o.email ilike ${containing(text)} or o.address ->> 'full_name' ilike ${containing(text)})`,
  extras: {
    isGuest: sql<boolean>`o.user_id is null`,
    /** Staff were warned that the order will be cancelled. */
    isWarned: sql<boolean>`h.warned_at is not null`,
  },
}));

const isSet = (value: FilterValue): boolean => value.kind === 'flag' && value.is;
const textOf = (value: FilterValue): string => (value.kind === 'text' ? value.text : '');
const statusesOf = (value: FilterValue): string[] =>
  value.kind === 'choice' ? value.values.flatMap((group) => orderGroups[group as OrderGroup]) : [];
