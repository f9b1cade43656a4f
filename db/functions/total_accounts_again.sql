-- With another currency of the shop, other orders count as spent.
create or replace function private.total_accounts_again() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Orders that are being changed wait, and then read the new currency.
  lock table public.account_totals in share row exclusive mode;
  update public.account_totals t set spent = coalesce((
    select sum(private.paid_for_order(o.status, o.revenue, o.currency))
    from public.orders o where o.user_id = t.user_id), 0);
  return null;
end
$$;
alter function private.total_accounts_again() owner to service_role;

create or replace trigger total_accounts_again after update of currency on public.site_settings
  for each row when (old.currency is distinct from new.currency)
  execute function private.total_accounts_again();
