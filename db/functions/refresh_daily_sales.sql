-- Computes the sums of the days that changed. A change and its mark are committed together: a
-- transaction that sees the mark sees the change, and a mark that comes later stays for the next call.
create or replace function private.refresh_daily_sales() returns void
language plpgsql security definer set search_path = '' as $$
declare
  days date[];
begin
  if not exists (select from private.changed_sales_days) then
    return;
  end if;
  -- One at a time. The statements below read what was committed until they begin.
  perform pg_advisory_xact_lock(hashtext('refresh_daily_sales'));
  with taken as (delete from private.changed_sales_days returning day)
  select array_agg(distinct day) into days from taken;
  delete from public.daily_sales where day = any (days);
  insert into public.daily_sales select * from private.sales_of_days(days);
end
$$;
alter function private.refresh_daily_sales() owner to service_role;
