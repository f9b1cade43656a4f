-- Sets updated_at on every update.
create or replace function private.set_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;
grant execute on function private.set_updated_at() to anon, authenticated, service_role;
