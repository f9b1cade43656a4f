-- A coupon that becomes one customer's own, or no longer is: its code leaves or enters the sums.
create or replace function private.mark_sales_of_coupon() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.changed_sales_days (day)
  select distinct (o.created_at at time zone 'Africa/Cairo')::date
  from public.orders o where o.coupon_id = new.id;
  return null;
end
$$;
alter function private.mark_sales_of_coupon() owner to service_role;

create or replace trigger mark_sales_of_coupon after update on public.coupons
  for each row when (
    (old.source = 'game', old.for_user_id is null)
    is distinct from (new.source = 'game', new.for_user_id is null))
  execute function private.mark_sales_of_coupon();
