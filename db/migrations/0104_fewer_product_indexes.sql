-- Every order writes an entry into each index of the sold products. These were for the shop's lists, which
-- are read from product_listings now; the hosted API sorts by products_by_creation, products_by_stars,
-- products_by_number_sold and products_by_price.
drop index public.products_by_newest;
drop index public.products_by_room_newest;
drop index public.products_by_room_price;
drop index public.products_by_sales;
drop index public.products_by_room_sales;
drop index public.products_by_rating;

-- The list of staff: a room, sorted by the last change.
create index products_of_room on public.products (category, updated_at, id);
