-- Adds what a refund changes to the sums of its order. By differences, so that of two refunds at once
-- both are counted, and the checks of the order reject the one that is too much.
create or replace function private.total_refunds() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- What was handed over before and after, and what waits for it.
  paid_before numeric := case when old.paid_at is null then 0 else old.payout end;
  paid_now numeric := case when new.paid_at is null then 0 else new.payout end;
  open_before numeric := coalesce(old.payout, 0) - paid_before;
  open_now numeric := coalesce(new.payout, 0) - paid_now;
begin
  update public.orders o set
    refunded = o.refunded + coalesce(new.amount, 0) - coalesce(old.amount, 0),
    to_give_back = o.to_give_back + open_now - open_before,
    given_back = o.given_back + paid_now - paid_before
  where o.id = coalesce(new.order_id, old.order_id);
  return null;
end
$$;
alter function private.total_refunds() owner to service_role;

create or replace trigger total_refund after insert or delete on public.refunds
  for each row execute function private.total_refunds();
create or replace trigger total_changed_refund after update on public.refunds
  for each row when (
    (old.amount, old.payout, old.paid_at) is distinct from (new.amount, new.payout, new.paid_at))
  execute function private.total_refunds();
