-- What stored numbers may be. NaN is greater than every number, so that `> 0` accepts it and `between` does
-- not. A sum of a thousand rows fits into its column. src/domain/bounds.ts has the same figures for forms and
-- files; db/tests/bounds.test.ts compares them, and fails for a new column without bounds.

-- The policies are forced on the owner of the tables too: the shop itself changes its rows.
set local role service_role;

-- Price and sale together: the sale is below its price. Lists of the shop cannot sort by what is no number.
update public.products set price = least(greatest(price, 0.01), 9999999.99),
  discount_price = case when discount_price between 0.01 and 9999999.98 then discount_price end
  where not (price between 0.01 and 9999999.99) or not (discount_price between 0.01 and 9999999.98);
update public.product_variants set price = least(greatest(price, 0.01), 9999999.99),
  discount_price = case when discount_price between 0.01 and 9999999.98 then discount_price end
  where not (price between 0.01 and 9999999.99) or not (discount_price between 0.01 and 9999999.98);

-- The migration before this one signed them as the owner.
update public.change_sets s
set roles = array(select role from public.user_roles r where r.user_id = s.actor_id order by role)
where roles = '{}';
reset role;

-- The same as the bounds below.
alter table public.product_variants drop constraint if exists product_variants_weight_check;

do $$
declare
  bound record;
  old_check text;
begin
  for bound in
    select kind, split_part(name, '.', 1) as table_name, split_part(name, '.', 2) as column_name, least, most
    from (values
      -- Typed by staff: what is out of bounds moves to the nearest one.
      ('typed', 0.01, 9999999.99, 'products.price products.discount_price product_variants.price
        product_variants.discount_price coupons.discount_value coupons.discount_amount coupons.max_discount_amount'),
      ('typed', 0, 9999999.99, 'coupons.min_purchase_amount coupons.minimum_purchase'),
      ('typed', 0, 100000.00, 'governorates.delivery_fee'),
      ('typed', 0.01, 999999999.99, 'abuse_limits.order_max_value abuse_limits.phone_daily_value
        abuse_limits.network_daily_value'),
      ('typed', 0.01, 9999.99, 'products.weight product_variants.weight'),
      ('typed', 0.01, 1000000.00, 'portfolio_projects.area'),
      ('typed', 0.01, 100000.00, 'custom_service_requests.house_area'),
      ('typed', 0, 10000, 'products.low_stock_threshold game_prizes.status_threshold'),
      ('typed', 0, 50, 'products.warranty_years'),
      ('typed', 0, 365, 'products.lead_time_min_days products.lead_time_max_days'),
      ('typed', 0, 60, 'governorates.road_min_days governorates.road_max_days'),
      ('typed', 1, 10000000, 'coupons.max_uses'),
      ('typed', 1, 1000000, 'abuse_limits.order_max_pieces abuse_limits.phone_daily_orders
        abuse_limits.phone_daily_pieces abuse_limits.network_daily_orders abuse_limits.network_daily_pieces
        abuse_limits.recipient_daily_orders'),
      ('typed', 1, 2160, 'abuse_limits.hold_warning_hours'),
      ('typed', 1, 24, 'abuse_limits.game_proof_max_bits'),
      ('typed', 0, 1000000, 'game_prizes.quantity game_prizes.original_quantity'),
      ('typed', 1, 50000, 'custom_service_images.width custom_service_images.height game_prizes.width
        game_prizes.height media.width media.height order_photos.width order_photos.height portfolio_images.width
        portfolio_images.height product_images.width product_images.height project_images.width
        project_images.height return_photos.width return_photos.height review_photos.width review_photos.height'),
      -- Twice what one movement may bring, so that a cancelled order always finds room. Of a product with
      -- variants the quantity is their sum.
      ('typed', 0, 2000000, 'product_variants.inventory'),
      ('typed', 0, 2000000000, 'products.quantity'),
      -- Books are not changed by a migration: what is out of bounds stays, and nothing new comes to it.
      ('book', -1000000, 1000000, 'stock_movements.change reward_history.points account_actions.points
        prize_inventory_history.change'),
      ('book', 0, 1000000, 'orders.pieces prize_inventory_history.quantity_before
        prize_inventory_history.quantity_after'),
      ('book', 1, 100000, 'order_items.quantity return_items.quantity'),
      ('book', 0, 9999999.99, 'order_items.unit_price wishlist_items.saved_price'),
      ('book', 0, 999999999.99, 'orders.subtotal orders.discount orders.shipping orders.tax orders.total
        orders.payable orders.refunded orders.revenue order_items.line_total coupon_usage.amount_saved
        return_requests.refund'),
      ('book', 0, 999999999999.99, 'account_totals.spent daily_sales.revenue daily_sales.discount'),
      -- Below nothing until the end of a transaction that places an order and cancels it.
      ('book', -999999999999.99, 999999999999.99, 'coupon_totals.saved coupon_totals.brought'),
      ('book', 0, 100, 'claimed_prizes.prize_value'),
      ('book', 0, 999999.99, 'daily_game_analytics.avg_time_spent game_results.time_spent'),
      ('book', 0, 9999.99, 'game_question_analytics.avg_answer_time game_turns.seconds'),
      -- Counts of the shop: never below nothing.
      ('book', 0, 2147483647, 'account_totals.orders campaign_recipients.attempts
        coupon_totals.max_uses daily_game_analytics.correct_answers daily_game_analytics.games_completed
        daily_game_analytics.games_started daily_game_analytics.prizes_claimed
        daily_game_analytics.questions_answered daily_game_analytics.unique_devices
        daily_game_analytics.unique_users daily_game_analytics.wheel_spins daily_game_analytics.wheels_reached
        daily_sales.orders game_question_analytics.times_correct game_results.correct_answers
        notification_campaigns.people notification_campaigns.declined notification_campaigns.notified
        notification_campaigns.mailed notification_campaigns.kept notification_campaigns.bounced
        notification_campaigns.failed notification_campaigns.clicked notification_campaigns.stopped
        order_items.position prize_distribution_analytics.original_quantity
        prize_distribution_analytics.remaining prize_distribution_analytics.times_drawn
        prize_distribution_analytics.pending prize_distribution_analytics.verified
        prize_distribution_analytics.rejected prize_distribution_analytics.delivered
        product_listings.cents product_listings.sold record_drafts.version')
    ) as declared (kind, least, most, names), regexp_split_to_table(names, '\s+') as name
  loop
    if bound.kind = 'typed' then
      set local role service_role;
      execute format('update public.%1$I set %2$I = least(greatest(%2$I, %3$s), %4$s) where not (%2$I between %3$s and %4$s)',
        bound.table_name, bound.column_name, bound.least, bound.most);
      set constraints all immediate;
      reset role;
    end if;
    -- `> 0` alone is part of the bounds now.
    for old_check in
      select conname from pg_constraint
      where conrelid = format('public.%I', bound.table_name)::regclass and contype = 'c'
        and pg_get_constraintdef(oid) ~ ('^CHECK \(\(' || bound.column_name || ' >=? (0|\(0\)::numeric)\)\)$')
    loop
      execute format('alter table public.%I drop constraint %I', bound.table_name, old_check);
    end loop;
    execute format('alter table public.%1$I add constraint %5$I check (%2$I between %3$s and %4$s) not valid',
      bound.table_name, bound.column_name, bound.least, bound.most,
      bound.table_name || '_' || bound.column_name || '_bounds');
  end loop;
end
$$;

-- Every bound that holds for all rows is proven for them.
do $$
declare
  bound record;
begin
  for bound in
    select conrelid::regclass as of_table, conname from pg_constraint
    where contype = 'c' and not convalidated and conname like '%\_bounds'
  loop
    begin
      execute format('alter table %s validate constraint %I', bound.of_table, bound.conname);
    exception when check_violation then
      raise warning '% has rows out of bounds (%)', bound.of_table, bound.conname;
    end;
  end loop;
end
$$;
