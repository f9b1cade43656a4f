-- What pages draw from the JSON of a product: pairs of texts in `specifications`, choices in
-- `variant_options`. A trigger, because a sale checks every constraint of its
-- row, and these would take a hundred microseconds each time.
create or replace function private.check_product_shapes() returns trigger
language plpgsql set search_path = '' as $$
declare
  wrong text := case
    when not private.is_list_of_pairs(new.specifications) then 'specifications'
    when not private.is_list_of_pairs(new.specifications_ar) then 'specifications_ar'
    when not private.is_variant_options(new.variant_options) then 'variant_options'
  end;
begin
  if wrong is not null then
    raise check_violation using
      message = format('%s of a product must have the shape that pages read', wrong),
      table = 'products', column = wrong, constraint = format('products_%s_shape', wrong);
  end if;
  return new;
end
$$;

create or replace trigger check_shapes
  before insert or update of specifications, specifications_ar, variant_options
  on public.products for each row execute function private.check_product_shapes();
