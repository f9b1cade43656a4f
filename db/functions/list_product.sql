-- Copies a published product to product_listings and removes an unpublished one.
create or replace function private.list_product() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status <> 'published' then
    delete from public.product_listings where product_id = new.id;
    return null;
  end if;
  insert into public.product_listings
  values (
    new.id, new.category, new.sales_count, new.effective_price * 100,
    extract(epoch from new.created_at) * 1000000, private.facets_of(new)
  )
  on conflict (product_id) do update set
    category = excluded.category, sold = excluded.sold, cents = excluded.cents,
    entered = excluded.entered, facets = excluded.facets;
  return null;
end
$$;
alter function private.list_product() owner to service_role;

create or replace trigger list_new after insert on public.products
  for each row when (new.status = 'published') execute function private.list_product();
-- PostgreSQL parses the condition of a trigger in every statement that could fire it. An order changes
-- stock and sales alone, so the trigger with the long condition names its columns, and those from which
-- other triggers derive them.
create or replace trigger list_changed
  after update of status, category, kind, price, discount_price, rating, colors, materials, workshop,
    workshop_id, created_at, has_variants, lead_time_max_days, is_preorder, is_sold_out on public.products
  for each row when (
    (old.status, old.category, old.kind, old.effective_price, old.discount_price, old.rating,
      old.colors, old.materials, old.workshop_id, old.created_at, old.has_variants,
      old.lead_time_max_days)
    is distinct from
    (new.status, new.category, new.kind, new.effective_price, new.discount_price, new.rating,
      new.colors, new.materials, new.workshop_id, new.created_at, new.has_variants,
      new.lead_time_max_days)
  ) execute function private.list_product();
create or replace trigger list_stock_state after update on public.products
  for each row when (old.stock_status <> new.stock_status) execute function private.list_product();
