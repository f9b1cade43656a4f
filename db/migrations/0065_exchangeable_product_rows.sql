-- Staff save all variants and pictures of a product at once: two variants may exchange their SKUs or
-- options, and the main picture may change. Such rules are checked after the last row.

alter table public.product_variants
  drop constraint product_variants_sku_key,
  add constraint product_variants_sku_key unique (sku) deferrable,
  drop constraint product_variants_product_id_color_material_size_key,
  add constraint product_variants_product_id_color_material_size_key
    unique nulls not distinct (product_id, color, material, size) deferrable;

drop index public.product_images_one_primary;
alter table public.product_images add constraint product_images_one_primary
  exclude using btree (product_id with =) where (is_primary) deferrable;
