-- What a product with variants costs is what they cost: its price, its discount and whether lists write
-- "From" are those of private.shown_price, which triggers keep (docs/decisions/0096).
alter table public.products add column prices_differ boolean not null default false;

-- Columns that triggers of other tables derive: logged when staff write them, not when a trigger does.
alter table private.audited_tables add column derived text[] not null default '{}';
update private.audited_tables set derived = '{price,discount_price,has_variants}',
  ignored = ignored || '{prices_differ}'
where table_name = 'products';

-- Products that exist already, by the same rule.
with counted as (
  select v.*, v.inventory = 0 and max(v.inventory) over (partition by v.product_id) > 0
    and not p.is_preorder and not p.is_sold_out as is_gone
  from public.product_variants v join public.products p on p.id = v.product_id
), shown as (
  select distinct on (product_id) product_id, price, discount_price,
    min(coalesce(discount_price, price)) over of_product
      <> max(coalesce(discount_price, price)) over of_product as differ
  from counted where not is_gone
  window of_product as (partition by product_id)
  order by product_id, coalesce(discount_price, price), price
)
update public.products p
set has_variants = true, price = shown.price, discount_price = shown.discount_price,
  prices_differ = shown.differ
from shown where p.id = shown.product_id
  and (p.has_variants, p.price, p.discount_price, p.prices_differ)
    is distinct from (true, shown.price, shown.discount_price, shown.differ);
update public.products p set has_variants = false, quantity = 0
where p.has_variants and not exists (select from public.product_variants v where v.product_id = p.id);
update public.product_listings l set cents = p.effective_price * 100
from public.products p where p.id = l.product_id and l.cents <> p.effective_price * 100;

-- The listings take the price of the product now.
drop trigger if exists list_new_price on public.product_variants;
drop trigger if exists list_changed_price on public.product_variants;
drop function if exists private.list_variant_prices();
drop function if exists private.lowest_price(public.products);
-- private.follow_variants does the same and more.
drop trigger if exists sum_after_insert on public.product_variants;
drop trigger if exists sum_after_update on public.product_variants;
drop trigger if exists sum_after_delete on public.product_variants;
drop function if exists private.sum_variant_inventory();
