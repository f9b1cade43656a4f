-- Stores whether the order is the first with its e-mail address.
create or replace function private.recognise_buyer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.is_first := not exists (select from public.orders o where o.email = new.email);
  return new;
end
$$;
alter function private.recognise_buyer() owner to service_role;

create or replace trigger recognise_buyer before insert on public.orders
  for each row execute function private.recognise_buyer();
