-- The courier has the address and phone that are stored. Only the erasure of a person removes them.
create or replace function private.protect_shipped_address() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.phone = ''
    and new.address = jsonb_build_object('governorate', old.address -> 'governorate') then
    return new;
  end if;
  raise exception 'The order has left the workshop: its address and phone stay.'
    using errcode = '23514', constraint = 'order_has_shipped';
end
$$;
alter function private.protect_shipped_address() owner to service_role;

create or replace trigger protect_shipped_address before update of address, phone on public.orders
  for each row
  when (old.status in ('shipped', 'delivered', 'returned', 'refused')
    and (old.address is distinct from new.address or old.phone is distinct from new.phone))
  execute function private.protect_shipped_address();
