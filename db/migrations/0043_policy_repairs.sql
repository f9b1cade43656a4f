-- What staff could do and should not: change coupons of the game, remove the categories that the shop
-- itself uses. Triggers in db/functions guard the last administrator and ordered products.

drop policy staff on public.coupons;
create policy staff_read on public.coupons for select to authenticated
  using ((select private.has_role('sales', 'marketing')));
-- The game's coupons follow their claims: the shop itself makes, activates and removes them.
create policy staff_insert on public.coupons for insert to authenticated
  with check (source = 'staff' and (select private.has_role('sales', 'marketing')));
create policy staff_update on public.coupons for update to authenticated
  using (source = 'staff' and (select private.has_role('sales', 'marketing')))
  with check (source = 'staff' and (select private.has_role('sales', 'marketing')));
create policy staff_delete on public.coupons for delete to authenticated
  using (source = 'staff' and (select private.has_role('sales', 'marketing')));

-- The shop sends notifications of these categories and finds them by their slug.
alter table public.notification_categories add column is_system boolean not null default false;
update public.notification_categories set is_system = true
  where slug in ('orders', 'stock', 'reviews', 'rewards', 'offers', 'new_pieces');
