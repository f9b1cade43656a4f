-- Every coupon has a row of totals, which also says how often it may be used.
create or replace function private.create_coupon_totals() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.coupon_totals (coupon_id, max_uses) values (new.id, new.max_uses)
  on conflict (coupon_id) do update set max_uses = excluded.max_uses;
  return null;
end
$$;
alter function private.create_coupon_totals() owner to service_role;

create or replace trigger create_totals after insert or update of max_uses on public.coupons
  for each row execute function private.create_coupon_totals();
