import { sql } from 'kysely';
import { ordersList } from '#domain/admin/lists/orders-list.ts';
import { shopDay } from '#domain/catalog/delivery.ts';
import { orderGroups, type OrderGroup } from '#domain/orders/groups.ts';
import type { OrderTag } from '#domain/orders/handling.ts';
import { waitingMoveOf } from '../../orders/waiting-moves.server.ts';
import { containing, isSet, textOf, valuesOf, yesOrNo } from './filter-sql.ts';
import { defineListSource } from './list-source.ts';

const hour = 3_600_000;

const columnsAt = (now: Date) => ({
  number: sql`o.number`,
  placed: sql`o.created_at`,
  customer: sql`o.address ->> 'full_name'`,
  phone: sql`o.phone`,
  governorate: sql`o.governorate`,
  pieces: sql`o.pieces`,
  payable: { value: sql`o.payable`, currency: sql<string>`o.currency` },
  revenue: { value: sql`o.revenue`, currency: sql<string>`o.currency` },
  due: { value: sql`o.due`, currency: sql<string>`o.currency` },
  toGiveBack: { value: sql`o.to_give_back`, currency: sql<string>`o.currency` },
  status: sql`o.status`,
  promised: { value: sql`o.promised_on`, isNullable: true },
  waited: {
    value: sql`greatest(0, floor(extract(epoch from ${now}::timestamptz - o.status_since) / 3600))::integer`,
    sort: { by: sql`o.status_since`, type: 'timestamptz' as const, isReversed: true },
  },
  cancels: sql`h.cancels_at`,
  assignee: sql`(select p.full_name from public.profiles p where p.id = w.assignee_id)`,
  courier: sql`w.courier`,
  tags: sql`w.tags`,
  email: sql`o.email`,
  coupon: sql`o.coupon_code`,
  return: sql`(select r.status from public.return_requests r where r.order_id = o.id
    order by r.created_at desc, r.id desc limit 1)`,
});

/** All orders, for sales. */
export const ordersSource = defineListSource(ordersList, (now, matches) => ({
  from: sql`public.orders o left join public.order_holds h on h.order_id = o.id
    left join public.order_handling w on w.order_id = o.id`,
  id: sql`o.id`,
  columns: columnsAt(now),
  filters: {
    group: (value) =>
      sql`o.status = any (${valuesOf(value).flatMap((group) => orderGroups[group as OrderGroup])}::text[])`,
    // Hours since a moment, so that the index on the moment answers.
    waited: (value) => {
      const { from, to } = value as { from: string | null; to: string | null };
      const before = (hours: string) => new Date(now.getTime() - Number(hours) * hour);
      const least = from === null ? sql`true` : sql`o.status_since <= ${before(from)}`;
      return to === null
        ? least
        : sql`${least} and o.status_since > ${before(`${Number(to) + 1}`)}`;
    },
    mine: (value) =>
      yesOrNo(
        value,
        sql`o.id in (select m.order_id from public.order_handling m
      where m.assignee_id = ${staffMember})`,
      ),
    courier: (value) => sql`o.id in (select c.order_id from public.order_handling c
      where c.courier ilike ${containing(textOf(value))})`,
    tags: (value) => sql`o.id in (select t.order_id from public.order_handling t
      where t.tags && ${valuesOf(value)}::text[])`,
    coupon: (value) => sql`o.coupon_code = upper(${textOf(value)})`,
    return: (value) => sql`exists (select from public.return_requests r
      where r.order_id = o.id and r.status = any (${valuesOf(value)}::text[]))`,
    late: (value) => {
      const late = sql`o.promised_on < ${shopDay(now)}::date and ${isOpen}`;
      return isSet(value) ? late : sql`(${late}) is not true`;
    },
    openReturn: (value) =>
      yesOrNo(
        value,
        sql`exists (select from public.return_requests r
      where r.order_id = o.id and r.status in ('requested', 'approved', 'received'))`,
      ),
    cashDue: (value) => yesOrNo(value, sql`(o.status = 'delivered' and o.collected_at is null)`),
    giveBack: (value) => yesOrNo(value, sql`(o.to_give_back > 0)`),
    short: (value) => yesOrNo(value, sql`(o.short_by > 0 and o.due > 0)`),
    guest: (value) => (isSet(value) ? sql`o.user_id is null` : sql`o.user_id is not null`),
    madeToOrder: (value) => yesOrNo(value, sql`o.is_made_to_order`),
    product: (value) => {
      const text = containing(textOf(value));
      const names = sql`array(select n.id from public.ordered_names n
        where n.name ilike ${text} or n.name_ar ilike ${text} or n.sku ilike ${text})`;
      return matches === 'many'
        ? sql`exists (select from public.order_items i
            where i.order_id = o.id and i.name_id = any (${names}) offset 0)`
        : sql`o.id = any (array(select i.order_id from public.order_items i
            where i.name_id = any (${names})))`;
    },
  },
  search: (text) => {
    const part = containing(text);
    return matches === 'many'
      ? namesIt('o', part)
      : sql`o.id = any (array(select s.id from public.orders s where ${namesIt('s', part)}))`;
  },
  extras: {
    isGuest: sql<boolean>`o.user_id is null`,
    isMadeToOrder: sql<boolean>`o.is_made_to_order`,
    isCashDue: sql<boolean>`o.status = 'delivered' and o.collected_at is null`,
    dueNow: sql<string>`o.due::text`,
    labels: sql<OrderTag[]>`(select coalesce(
      jsonb_agg(jsonb_build_object('name', t.name, 'colour', t.colour) order by t.name), '[]')
      from public.order_tags t where t.name = any (w.tags))`,
    /** Staff were warned that the order will be cancelled. */
    isWarned: sql<boolean>`h.warned_at is not null`,
    ...waitingMoveOf,
  },
}));

/** Lists are read by the system, for a member of staff. */
const staffMember = sql`(select (auth.jwt() -> 'act' ->> 'sub')::uuid)`;

/** Whether an order or its buyer has the text in its name. */
function namesIt(order: string, part: string) {
  const column = (name: string) => sql.ref(`${order}.${name}`);
  return sql`${column('number')} ilike ${part} or ${column('phone')} ilike ${part}
    or ${column('email')} ilike ${part} or ${column('address')} ->> 'full_name' ilike ${part}`;
}

/** Literally the condition of the index `open_orders_by_promise`. */
const isOpen = sql`o.status in ('placed', 'confirmed', 'in_production', 'preparing', 'shipped')`;
