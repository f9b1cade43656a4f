-- A coupon that customers used or received is switched off by staff, not removed or renamed: orders,
-- e-mails and customers know its code. The shop itself removes coupons of closed accounts.
create or replace function private.guard_coupon() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user not in ('authenticated', 'shop_user', 'service_key') then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if exists (select from public.coupon_usage u where u.coupon_id = old.id)
    or exists (select from public.user_pending_coupons p where p.coupon_id = old.id) then
    raise foreign_key_violation using
      message = format('the coupon %s was used or received', old.code), constraint = 'coupon_in_use';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;

create or replace trigger guard_removal before delete on public.coupons
  for each row execute function private.guard_coupon();
create or replace trigger guard_code before update of code on public.coupons
  for each row when (old.code is distinct from upper(btrim(new.code)))
  execute function private.guard_coupon();
