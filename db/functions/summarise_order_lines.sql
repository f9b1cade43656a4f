-- Lines are inserted after their order. Stores with it how many pieces it has, whether one is made to
-- order, and the day on which it is promised.
create or replace function private.summarise_order_lines() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  summary record;
begin
  -- Checkout stores the same with the order; an update that changes no row would still run triggers.
  for summary in
    select l.order_id, l.pieces, l.is_made_to_order, promise.day
    from (
      select i.order_id, sum(i.quantity)::integer as pieces,
        bool_or(i.made_to_order) as is_made_to_order, max(p.lead_time_max_days) as production
      from public.order_items i left join public.products p on p.id = i.product_id
      where i.order_id in (select order_id from added)
      group by i.order_id
    ) l
    join public.orders o on o.id = l.order_id
    left join public.governorates g on g.code = o.address ->> 'governorate'
    cross join private.promised_day(o.created_at, l.production, g.road_max_days) promise (day)
    where (o.pieces, o.is_made_to_order, o.promised_on)
      is distinct from (l.pieces, l.is_made_to_order, promise.day)
  loop
    update public.orders o
    set pieces = summary.pieces, is_made_to_order = summary.is_made_to_order,
      promised_on = summary.day
    where o.id = summary.order_id;
  end loop;
  return null;
end
$$;
alter function private.summarise_order_lines() owner to service_role;

create or replace trigger summarise_order_lines after insert on public.order_items
  referencing new table as added
  for each statement execute function private.summarise_order_lines();
