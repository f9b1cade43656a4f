-- Stores the last day on which an order is promised to arrive: the longest production time of its
-- pieces, then the road to its governorate; Saturday instead of Friday, as in domain/catalog/delivery.ts.
create or replace function private.promise_delivery(order_ids uuid[]) returns void
language sql security definer set search_path = '' as $$
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
    where o.id = any (order_ids)
    group by o.id
  ) promise
  where promise.id = o.id
$$;
alter function private.promise_delivery(uuid[]) owner to service_role;
