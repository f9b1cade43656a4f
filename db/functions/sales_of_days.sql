-- The sums of some days, computed from the orders themselves. Everything else that knows them, the
-- table, its repair and the nightly check, asks this function.
create or replace function private.sales_of_days(days date[]) returns setof public.daily_sales
language sql stable set search_path = '' as $$
  with placed as (
    select o.*, d.day, o.status not in ('cancelled', 'refused', 'returned') as is_sale,
      case when o.coupon_code is null then null
        when c.id is null then 'deleted'
        -- A code that one customer owns would name them.
        when c.source = 'game' or c.for_user_id is not null then 'personal'
        else o.coupon_code end as coupon
    from (select distinct unnest(days) as day) d
    join public.orders o on o.created_at >= d.day::timestamp at time zone 'Africa/Cairo'
      and o.created_at < (d.day + 1)::timestamp at time zone 'Africa/Cairo'
    left join public.coupons c on c.id = o.coupon_id
  ), refunded as (
    select ri.order_item_id, sum(ri.quantity) as pieces
    from placed o join public.refunds r on r.order_id = o.id
    join public.refund_items ri on ri.refund_id = r.id
    where o.refunded > 0
    group by ri.order_item_id
  ), lines as (
    select i.order_id, i.quantity - coalesce(r.pieces, 0) as quantity,
      i.line_total - i.unit_price * coalesce(r.pieces, 0) as line_total, p.category as room, i.product_id
    from placed o join public.order_items i on i.order_id = o.id
    left join refunded r on r.order_item_id = i.id
    left join public.products p on p.id = i.product_id
  ), parts as (
    select o.id, s.split, s.value, coalesce(l.pieces, 0) as pieces, o.revenue, o.discount
    from placed o
    left join (select order_id, sum(quantity) as pieces from lines group by 1) l on l.order_id = o.id
    cross join lateral (values
      ('total', ''),
      ('governorate', coalesce(o.governorate, '')),
      ('buyer', case when o.is_first then 'new' else 'returning' end),
      ('coupon', o.coupon)
    ) s (split, value)
    where s.value is not null
    union all
    select l.order_id, s.split, s.value, sum(l.quantity), sum(l.line_total), 0
    from lines l cross join lateral (values
      ('room', coalesce(l.room, '')), ('product', coalesce(l.product_id::text, ''))
    ) s (split, value)
    group by 1, 2, 3
  )
  select o.day, o.currency, p.split, p.value, count(*)::integer,
    count(*) filter (where o.status = 'cancelled')::integer,
    count(*) filter (where o.status = 'refused')::integer,
    count(*) filter (where o.status = 'returned')::integer,
    count(*) filter (where o.status = 'delivered')::integer,
    count(*) filter (where o.is_sale)::integer,
    coalesce(sum(p.pieces) filter (where o.is_sale), 0)::integer,
    coalesce(sum(p.revenue) filter (where o.is_sale), 0),
    coalesce(sum(p.discount) filter (where o.is_sale), 0)
  from placed o join parts p on p.id = o.id
  group by 1, 2, 3, 4
$$;
grant execute on function private.sales_of_days(date[]) to service_role;
