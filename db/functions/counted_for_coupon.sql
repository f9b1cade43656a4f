-- What an amount of an order adds to the totals of its coupon: nothing when the pieces came back.
create or replace function private.counted_for_coupon(status text, amount numeric, currency text)
returns numeric
language sql stable set search_path = '' as $$
  select case
    when counted_for_coupon.status not in ('cancelled', 'refused', 'returned')
      and counted_for_coupon.currency = (select s.currency from public.site_settings s)
      then counted_for_coupon.amount
    else 0
  end
$$;
grant execute on function private.counted_for_coupon(text, numeric, text) to service_role;
