-- With another currency of the shop, other orders count for their coupons.
create or replace function private.total_coupons_again() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Orders that are being changed wait, and then read the new currency.
  lock table public.coupon_totals in share row exclusive mode;
  update public.coupon_totals t set (saved, brought) = (
    select coalesce(sum(private.counted_for_coupon(o.status, o.discount, o.currency)), 0),
      coalesce(sum(private.counted_for_coupon(o.status, o.revenue, o.currency)), 0)
    from public.orders o where o.coupon_id = t.coupon_id);
  return null;
end
$$;
alter function private.total_coupons_again() owner to service_role;

create or replace trigger total_coupons_again after update of currency on public.site_settings
  for each row when (old.currency is distinct from new.currency)
  execute function private.total_coupons_again();
