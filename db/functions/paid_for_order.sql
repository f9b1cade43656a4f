-- What an order adds to the money that its account has spent.
create or replace function private.paid_for_order(status text, payable numeric, currency text)
returns numeric
language sql stable set search_path = '' as $$
  select case
    when paid_for_order.status = 'delivered'
      and paid_for_order.currency = (select s.currency from public.site_settings s)
      then paid_for_order.payable
    else 0
  end
$$;
grant execute on function private.paid_for_order(text, numeric, text) to service_role;
