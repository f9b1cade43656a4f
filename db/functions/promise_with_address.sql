-- Staff who correct the governorate promise another day.
create or replace function private.promise_with_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.promise_delivery(array[new.id]);
  return null;
end
$$;
alter function private.promise_with_address() owner to service_role;

create or replace trigger promise_with_address after update of address on public.orders
  for each row when (old.address ->> 'governorate' is distinct from new.address ->> 'governorate')
  execute function private.promise_with_address();
