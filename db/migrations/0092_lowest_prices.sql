-- The shop sorts and filters pieces by the price of their cheapest variant, which the cards show.
-- Triggers in db/functions keep it; this sets it for pieces that are listed already.
update public.product_listings l
set cents = lowest.price * 100
from (
  select v.product_id, min(coalesce(v.discount_price, v.price)) as price
  from public.product_variants v
  join public.products p on p.id = v.product_id and p.has_variants
  group by v.product_id
) lowest
where l.product_id = lowest.product_id and l.cents <> lowest.price * 100;
