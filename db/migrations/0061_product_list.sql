-- An index for each sort of the list of products, and for those of its filters that match few rows.

drop index public.products_by_effective_price;
create index products_by_full_price on public.products (price, id);
create index products_by_stars on public.products (rating, id);
create index products_by_creation on public.products (created_at, id);
create index products_by_stock_state on public.products (stock_status, id);
create index products_by_kind on public.products (kind, updated_at, id);
create index products_by_choices on public.products using gin (colors, materials, tags);
create index products_on_sale on public.products (updated_at, id) where discount_price is not null;
create index products_without_picture on public.products (updated_at, id) where image_url is null;
create index products_without_arabic on public.products (updated_at, id)
  where coalesce(name_ar, '') = '' or coalesce(description_ar, '') = ''
    or (story is not null and story_ar is null)
    or (care_instructions is not null and care_instructions_ar is null);
create index product_images_without_text on public.product_images (product_id)
  where coalesce(alt_en, '') = '' or coalesce(alt_ar, '') = '';

-- Rows that were left out of a preview, and why: [{ "key", "label", "line", "column", "problem" }, …].
alter table public.change_sets
  add column problems jsonb not null default '[]' check (jsonb_typeof(problems) = 'array');
grant insert (problems) on public.change_sets to authenticated;
