-- Stores with an order how many pieces it has and whether one is made to order.
create or replace function private.summarise_order_lines() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.orders o set pieces = l.pieces, is_made_to_order = l.is_made_to_order
  from (
    select i.order_id, sum(i.quantity)::integer as pieces, bool_or(i.made_to_order) as is_made_to_order
    from public.order_items i where i.order_id in (select order_id from added)
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
