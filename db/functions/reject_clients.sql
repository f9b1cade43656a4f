-- The books: what was ordered, paid, moved and used, and what staff have decided about it. Their grants name the shop alone; this rejects clients
-- also where a grant was given by mistake or by the defaults of a hosted backend. A foreign key that
-- cascades runs as the owner of the table, a trigger of ours as service_role.
create or replace function private.reject_clients() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'only the shop itself writes this of %', tg_table_name using errcode = '42501';
end
$$;

do $$
declare
  book text;
begin
  foreach book in array array[
    'orders', 'order_items', 'order_timeline', 'order_moves', 'order_handling', 'order_tags', 'order_holds', 'coupon_usage', 'coupon_totals',
    'return_requests', 'return_items', 'refunds', 'refund_items', 'stock_movements', 'account_totals', 'daily_sales',
    'user_rewards', 'reward_history', 'prize_inventory_history', 'claim_decisions'
  ] loop
    execute format(
      'create or replace trigger only_the_shop before insert or update or delete or truncate on public.%I
       for each statement when (current_user in (''anon'', ''authenticated'', ''shop_user'', ''service_key''))
       execute function private.reject_clients()', book);
  end loop;
end
$$;
create or replace trigger only_the_shop before update of quantity, sales_count, rating, review_count on public.products
  for each statement when (current_user in ('anon', 'authenticated', 'service_key'))
  execute function private.reject_clients();
create or replace trigger only_the_shop before update of inventory on public.product_variants
  for each statement when (current_user in ('anon', 'authenticated', 'service_key'))
  execute function private.reject_clients();
create or replace trigger only_the_shop before update of quantity, original_quantity on public.game_prizes
  for each statement when (current_user in ('anon', 'authenticated', 'service_key'))
  execute function private.reject_clients();
