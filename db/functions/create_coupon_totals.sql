-- Every new coupon gets its row of totals.
create or replace function private.create_coupon_totals() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.coupon_totals (coupon_id) values (new.id) on conflict do nothing;
  return null;
end
$$;
alter function private.create_coupon_totals() owner to service_role;

create or replace trigger create_totals after insert on public.coupons
  for each row execute function private.create_coupon_totals();
