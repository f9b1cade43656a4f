-- Money that was given back stays given back, and its credit note with it. It goes with its order alone.
create or replace function private.protect_paid_refund() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' and not exists (select from public.orders o where o.id = old.order_id) then
    return old;
  end if;
  raise exception 'This refund was paid.' using errcode = '23514', constraint = 'refund_was_paid';
end
$$;
alter function private.protect_paid_refund() owner to service_role;

create or replace trigger protect_paid_refund before delete on public.refunds
  for each row when (old.paid_at is not null) execute function private.protect_paid_refund();
create or replace trigger protect_changed_refund before update on public.refunds
  for each row when (old.paid_at is not null
    and (old.order_id, old.return_id, old.amount, old.payout, old.paid_at, old.number)
      is distinct from (new.order_id, new.return_id, new.amount, new.payout, new.paid_at, new.number))
  execute function private.protect_paid_refund();
