-- The filter values of a product. A rating of 4.6 matches "3 and up" and "4 and up"; what leaves
-- within a week leaves within a month, too.
create or replace function private.facets_of(product public.products) returns text[]
language sql stable strict parallel safe set search_path = '' as $$
  select array[
      'category:' || product.category,
      'kind:' || product.kind,
      'availability:' || case product.stock_status
        when 'in_stock' then 'in-stock'
        when 'low_stock' then 'in-stock'
        when 'pre_order' then 'pre-order'
        else 'out-of-stock'
      end
    ]
    || case when product.discount_price is not null then array['sale:yes'] else '{}' end
    || array(select 'rating:' || stars from generate_series(1, floor(product.rating)::integer) stars)
    || array(
      select 'delivery:' || limits.name from (values ('week', 7), ('month', 31)) limits (name, days)
      where product.stock_status in ('in_stock', 'low_stock')
        and product.lead_time_max_days <= limits.days)
    || array(select distinct 'colour:' || colour from unnest(product.colors) colour)
    || array(select distinct 'material:' || material from unnest(product.materials) material)
    || array(
      select 'workshop:' || w.slug from public.workshops w
      where w.id = product.workshop_id and w.is_visible)
$$;
grant execute on function private.facets_of(public.products) to service_role;

-- Products that were listed with an earlier text of this function.
update public.product_listings l set facets = private.facets_of(p)
from public.products p
where p.id = l.product_id and l.facets <> private.facets_of(p);
