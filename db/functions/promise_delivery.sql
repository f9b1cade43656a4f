-- Stores the day on which orders are promised to arrive; their slowest piece decides.
create or replace function private.promise_delivery(order_ids uuid[]) returns void
language sql security definer set search_path = '' as $$
  update public.orders o set promised_on = private.promised_day(o.created_at, l.production, (
    select g.road_max_days from public.governorates g where g.code = o.address ->> 'governorate'))
  from (
    select a.id, max(p.lead_time_max_days) as production
    from unnest(order_ids) a (id)
    left join public.order_items i on i.order_id = a.id
    left join public.products p on p.id = i.product_id
    group by a.id
  ) l
  where l.id = o.id
$$;
alter function private.promise_delivery(uuid[]) owner to service_role;
