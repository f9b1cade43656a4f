import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';

export const orderInvariants: readonly Invariant[] = [
  {
    name: 'Every order has lines, and they add up to its subtotal',
    broken: sql`
      select format('%s: %s, lines %s', o.number, o.subtotal, lines.total) as what
      from public.orders o cross join lateral (
        select sum(i.line_total) as total from public.order_items i where i.order_id = o.id
      ) lines
      where lines.total is distinct from o.subtotal`,
  },
  {
    name: 'Every line is its price times its pieces',
    broken: sql`
      select format('line %s of %s', i.id, i.name) as what from public.order_items i
      where i.line_total <> i.unit_price * i.quantity or i.quantity < 1`,
  },
  {
    name: 'What the courier collects is subtotal less discount, plus delivery and added tax',
    broken: sql`
      select o.number as what from public.orders o
      where o.discount > o.subtotal or o.total <> o.subtotal - o.discount
        or o.payable <> o.total + o.shipping + case when o.tax_included then 0 else o.tax end`,
  },
  {
    name: 'The history of every order begins when it was placed and ends where it is',
    broken: sql`
      select format('%s is %s, its history says %s', o.number, o.status, t.last) as what
      from public.orders o cross join lateral (
        select (array_agg(status order by created_at desc, id desc))[1] as last,
          bool_or(status = 'placed') as has_begun, max(created_at) as last_at,
          max(created_at) filter (where status = o.status) as came_to_it_at
        from public.order_timeline where order_id = o.id
      ) t
      -- Two requests of one moment may be stored in the other order.
      where t.has_begun is not true
        or (t.came_to_it_at >= t.last_at - interval '1 minute') is not true`,
  },
  {
    name: 'Every order has the dates that its history gives',
    broken: sql`
      select format('%s: %s since %s, delivered at %s', o.number, o.status, o.status_since, o.delivered_at) as what
      from public.orders o cross join lateral (
        select min(created_at) filter (where status = o.status) as came_to_it_at,
          max(created_at) filter (where status = 'delivered') as delivered_at
        from public.order_timeline where order_id = o.id
      ) t
      where abs(extract(epoch from o.status_since - t.came_to_it_at)) > 60
        or (o.status in ('delivered', 'returned')) <> (o.delivered_at is not null)
        or (o.delivered_at is not null and (o.delivered_at <= t.delivered_at + interval '1 minute') is not true)
        or (o.collected_at is not null and o.delivered_at is null)`,
  },
  {
    name: 'Every order has as many pieces as its lines',
    broken: sql`
      select format('%s: %s pieces, lines %s', o.number, o.pieces, lines.pieces) as what
      from public.orders o cross join lateral (
        select sum(i.quantity) as pieces, bool_or(i.made_to_order) as is_made_to_order
        from public.order_items i where i.order_id = o.id
      ) lines
      where (o.pieces, o.is_made_to_order)
        is distinct from (coalesce(lines.pieces, 0), coalesce(lines.is_made_to_order, false))`,
  },
  {
    name: 'What was refunded of an order, waits to be given back and was given back are the sums of its refunds',
    broken: sql`
      select o.number as what from public.orders o cross join lateral (
        select coalesce(sum(f.amount), 0) as refunded,
          coalesce(sum(f.payout) filter (where f.paid_at is null), 0) as open,
          coalesce(sum(f.payout) filter (where f.paid_at is not null), 0) as paid
        from public.refunds f where f.order_id = o.id
      ) real
      where (o.refunded, o.to_give_back, o.given_back)
        is distinct from (real.refunded, real.open, real.paid)`,
  },
  {
    name: 'Of every order, what was paid covers what was given back, and what it costs is kept or due',
    broken: sql`
      select o.number as what from public.orders o
      where o.received < o.given_back + o.to_give_back or o.due < 0 or (
        o.status in ('delivered', 'returned')
        and o.payable - o.refunded <> o.received - o.given_back - o.to_give_back + o.due)`,
  },
  {
    name: 'A return is refunded when its refund is paid, and only pieces that were sold are refunded',
    broken: sql`
      select format('%s: return %s', o.number, r.status) as what
      from public.refunds f join public.orders o on o.id = f.order_id
      join public.return_requests r on r.id = f.return_id
      where r.status <> case when f.paid_at is null then 'received' else 'refunded' end
      union all
      select format('%s: %s', i.name, sum(ri.quantity)) from public.refund_items ri
      join public.order_items i on i.id = ri.order_item_id
      group by i.id, i.name, i.quantity having sum(ri.quantity) > i.quantity`,
  },
  {
    name: 'The totals of every account are those of its orders',
    broken: sql`
      select format('account %s', u.id) as what
      from auth.users u left join public.account_totals t on t.user_id = u.id cross join lateral (
        select count(*) as orders, max(o.created_at) as last_order_at,
          coalesce(sum(private.paid_for_order(o.status, o.revenue, o.currency)), 0) as spent
        from public.orders o where o.user_id = u.id
      ) real
      where (t.orders, t.spent, t.last_order_at)
        is distinct from (real.orders, real.spent, real.last_order_at)`,
  },
  {
    // Days that are marked as changed will be computed by the next refresh.
    name: 'The sums of every day are those of its orders',
    broken: sql`
      with stored as (
        select day, currency, split, value, to_jsonb(s) as sums from public.daily_sales s
      ), real as (
        select day, currency, split, value, to_jsonb(s) as sums from private.sales_of_days(array(
          select distinct (created_at at time zone 'Africa/Cairo')::date from public.orders)) s
      )
      select format('%s: %s %s', day, split, value) as what
      from stored full join real using (day, currency, split, value)
      where stored.sums is distinct from real.sums
        and day not in (select c.day from private.changed_sales_days c)`,
  },
];
