-- The first entry with the order's present status dates it.
create or replace function private.date_status_by_timeline() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A new order already has the time; an update that changes no row would still run triggers.
  if not exists (
    select from added a join public.orders o on o.id = a.order_id and o.status = a.status
    where a.created_at <> o.status_since
  ) then
    return null;
  end if;
  update public.orders o set status_since = first.at
  from (
    select t.order_id, t.status, min(t.created_at) as at from public.order_timeline t
    where t.order_id in (select order_id from added) group by t.order_id, t.status
  ) first
  where first.order_id = o.id and first.status = o.status and first.at <> o.status_since;
  return null;
end
$$;
alter function private.date_status_by_timeline() owner to service_role;

create or replace trigger date_status_by_timeline after insert on public.order_timeline
  referencing new table as added
  for each statement execute function private.date_status_by_timeline();
