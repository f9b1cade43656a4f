-- An index for each column by which lists of the back office sort, and for what their search finds.

create index products_by_change on public.products (updated_at, id);
create index products_by_name on public.products (name, id);
create index products_by_effective_price on public.products (effective_price, id);
create index products_by_stock on public.products (quantity, id);
create index products_by_number_sold on public.products (sales_count, id);
create index reviews_by_newest on public.reviews (created_at, id);
create index claimed_prizes_by_time on public.claimed_prizes (claimed_at, id);
create index claimed_prizes_by_name on public.claimed_prizes (instagram_username, id);
create index coupons_by_end on public.coupons (expires_at, id);
create index coupons_by_code on public.coupons (code, id);
create index page_content_by_page on public.page_content (page_name, id);
create index page_content_by_change on public.page_content (updated_at, id);
-- The pieces on the bench.
create index orders_in_production on public.orders (promised_on, id) where status = 'in_production';
