-- Lines are inserted after their order. Stores with it how many pieces it has, whether one is made to
-- order, and the day on which it is promised.
create or replace function private.summarise_order_lines() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.orders o
  set pieces = l.pieces, is_made_to_order = l.is_made_to_order,
    promised_on = private.promised_day(o.created_at, l.production, (
      select g.road_max_days from public.governorates g where g.code = o.address ->> 'governorate'))
  from (
    select i.order_id, sum(i.quantity)::integer as pieces, bool_or(i.made_to_order) as is_made_to_order,
      max(p.lead_time_max_days) as production
    from public.order_items i left join public.products p on p.id = i.product_id
    where i.order_id in (select order_id from added)
    group by i.order_id
  ) l
  where l.order_id = o.id;
  return null;
end
$$;
alter function private.summarise_order_lines() owner to service_role;

create or replace trigger summarise_order_lines after insert on public.order_items
  referencing new table as added
  for each statement execute function private.summarise_order_lines();
