-- Finds or stores the name of an ordered piece. Buyers of one piece wait for each other before, so that
-- no two store one name at the same time.
create or replace function private.name_ordered_piece() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select n.id into new.name_id from public.ordered_names n
  where n.name = new.name and n.name_ar is not distinct from new.name_ar and n.sku = new.sku;
  if not found then
    insert into public.ordered_names (name, name_ar, sku) values (new.name, new.name_ar, new.sku)
    on conflict (name, name_ar, sku) do update set sku = excluded.sku
    returning id into new.name_id;
  end if;
  return new;
end
$$;
alter function private.name_ordered_piece() owner to service_role;

create or replace trigger name_ordered_piece before insert or update of name, name_ar, sku
  on public.order_items for each row execute function private.name_ordered_piece();
