-- When an order came to its status; its timeline, written in the same transaction, says it exactly.
create or replace function private.set_status_since() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.status_since := case when tg_op = 'INSERT' then new.created_at else now() end;
  return new;
end
$$;
alter function private.set_status_since() owner to service_role;

create or replace trigger set_first_status_since before insert on public.orders
  for each row execute function private.set_status_since();
create or replace trigger set_status_since before update of status on public.orders
  for each row when (old.status <> new.status) execute function private.set_status_since();
