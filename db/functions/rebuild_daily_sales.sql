-- Repairs the sums: computes every day again from the orders.
create or replace function private.rebuild_daily_sales() returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.changed_sales_days (day)
  select distinct (created_at at time zone 'Africa/Cairo')::date from public.orders
  union
  select distinct day from public.daily_sales;
  perform private.refresh_daily_sales();
end
$$;
alter function private.rebuild_daily_sales() owner to service_role;
