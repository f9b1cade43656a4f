-- Sums the refunds of an order when one of its returns is refunded.
create or replace function private.total_refunds() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.orders o set refunded = (
    select coalesce(sum(r.refund), 0) from public.return_requests r
    where r.order_id = o.id and r.status = 'refunded')
  where o.id = case when tg_op = 'DELETE' then old.order_id else new.order_id end;
  return null;
end
$$;
alter function private.total_refunds() owner to service_role;

create or replace trigger total_new_refund after insert on public.return_requests
  for each row when (new.refund is not null) execute function private.total_refunds();
create or replace trigger total_changed_refund after update on public.return_requests
  for each row when (old.refund is distinct from new.refund)
  execute function private.total_refunds();
create or replace trigger total_removed_refund after delete on public.return_requests
  for each row when (old.refund is not null) execute function private.total_refunds();
