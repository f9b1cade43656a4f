-- Writes the search document of a product. Kinds, colours, materials and rooms are indexed as what they
-- are; their names are in private.search_meanings, so that a new name or synonym changes no document.
create or replace function private.index_one_product(product public.products) returns void
language sql security definer set search_path = '' as $$
  with options as (
    select array_remove(array_agg(distinct v.color), null) as colours,
      array_remove(array_agg(distinct v.material), null) as materials, array_agg(v.sku) as skus
    from public.product_variants v where v.product_id = product.id
  ),
  tokens as (
    select array['kind:' || product.kind, 'room:' || product.category]
      || array(select 'colour:' || colour from unnest(product.colors || options.colours) colour)
      || array(select 'material:' || material from unnest(product.materials || options.materials) material) as marks
    from options
  )
  select private.index_document(
    'product', product.id, product.status = 'published', array[product.name, product.name_ar],
    array[product.sku, product.origin, product.origin_ar, product.workshop, product.workshop_ar,
      private.plain_text(product.description), private.plain_text(product.description_ar)]
      || product.tags || options.skus
      -- Values that no term names are words.
      || array(select split_part(mark, ':', 2) from unnest(tokens.marks) mark
        where not mark ~ '^room:' and not exists (select from public.product_terms t
          where t.facet = split_part(mark, ':', 1) and t.value = split_part(mark, ':', 2))),
    tokens.marks || array(select 'sku:' || lower(sku) from unnest(product.sku || options.skus) sku where sku is not null),
    (product.effective_price * 100)::bigint)
  from options, tokens
$$;
alter function private.index_one_product(public.products) owner to service_role;
