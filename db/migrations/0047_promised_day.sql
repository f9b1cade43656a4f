-- The last day on which an order was promised to arrive. It is stored when the order is placed: staff
-- see what is late, and a later change of a lead time does not change what a customer was told.

alter table public.orders add column promised_on date;

update public.orders o
set promised_on = promise.day + case when extract(isodow from promise.day) = 5 then 1 else 0 end
from (
  select o.id,
    (o.created_at at time zone 'Africa/Cairo')::date
      + coalesce(max(p.lead_time_max_days), 0) + coalesce(max(g.road_max_days), 0) as day
  from public.orders o
  left join public.order_items i on i.order_id = o.id
  left join public.products p on p.id = i.product_id
  left join public.governorates g on g.code = o.address ->> 'governorate'
  group by o.id
) promise
where promise.id = o.id;

create index orders_by_promise on public.orders (promised_on, id);
-- What can be late: open orders alone, a small part of all.
create index open_orders_by_promise on public.orders (promised_on, id)
  where status in ('placed', 'confirmed', 'in_production', 'preparing', 'shipped');
