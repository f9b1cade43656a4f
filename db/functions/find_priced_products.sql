-- Products that cost what was asked for, those that are bought most first.
create or replace function private.find_priced_products(most integer, low bigint, high bigint)
returns table (id uuid, title text, in_title integer)
language plpgsql stable security definer rows 100
set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  return query select d.id, d.title, 1
  from (
    select l.product_id from public.product_listings l
    where l.cents between coalesce(low, 0) and coalesce(high, 999999999999)
    order by l.sold desc, l.product_id limit most
  ) priced
  join private.search_documents d on d.content_type = 'product' and d.id = priced.product_id;
end
$$;
alter function private.find_priced_products(integer, bigint, bigint) owner to service_role;
