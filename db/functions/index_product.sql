-- Keeps the search index of products up to date.
create or replace function private.index_product() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_one_product(new);
  return null;
end
$$;
alter function private.index_product() owner to service_role;

create or replace trigger index_for_search after insert or update of
    name, name_ar, kind, category, sku, origin, origin_ar, workshop, workshop_ar, description,
    description_ar, tags, materials, colors, status, price, discount_price
  on public.products for each row execute function private.index_product();
