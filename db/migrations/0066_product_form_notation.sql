-- One notation for the parts of a product that its form edits.

-- Specifications are pairs in the order in which staff wrote them: [["Frame", "Beech"], …]. An object has
-- no order of its own, so that the lines of the two languages could not be paired.
alter table public.products
  drop constraint products_specifications_check,
  drop constraint products_specifications_ar_check;
update public.products set
  specifications = (
    select coalesce(jsonb_agg(jsonb_build_array(key, value)), '[]') from jsonb_each_text(specifications)),
  specifications_ar = (
    select coalesce(jsonb_agg(jsonb_build_array(key, value)), '[]') from jsonb_each_text(specifications_ar)),
  variant_options = '{"colors": [], "materials": [], "sizes": []}' || variant_options;
alter table public.products
  alter column specifications set default '[]',
  alter column specifications_ar set default '[]',
  alter column variant_options set default '{"colors": [], "materials": [], "sizes": []}',
  add constraint products_specifications_check check (jsonb_typeof(specifications) = 'array'),
  add constraint products_specifications_ar_check check (jsonb_typeof(specifications_ar) = 'array');
