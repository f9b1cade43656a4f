-- A new default address replaces the former one.
create or replace function private.release_default_address() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.addresses set is_default = false
  where user_id = new.user_id and id <> new.id and is_default;
  return new;
end
$$;

create or replace trigger release_default before insert or update of is_default on public.addresses
  for each row when (new.is_default) execute function private.release_default_address();
