-- A piece that is ordered before it exists is made to order; the order line stores that, because the
-- product may change later.
create or replace function private.set_made_to_order() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select new.made_to_order or p.is_preorder into new.made_to_order
  from public.products p where p.id = new.product_id;
  new.made_to_order := coalesce(new.made_to_order, false);
  return new;
end
$$;
alter function private.set_made_to_order() owner to service_role;

create or replace trigger note_made_to_order before insert on public.order_items
  for each row when (new.product_id is not null) execute function private.set_made_to_order();
