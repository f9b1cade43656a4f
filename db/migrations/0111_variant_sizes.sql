-- A size of a product has its own dimensions and weight; a variant without them has those of the product.

-- Dimensions that are no three lengths could never be shown. Fractions are rounded up: a piece is never
-- smaller than the shop says.
update public.products p set dimensions = (
  select case when count(*) = 3 then jsonb_object_agg(side.name, ceil(side.length)) end
  from (
    select each.key as name, (each.value #>> '{}')::numeric as length
    from jsonb_each(p.dimensions) each
    where each.key in ('width', 'depth', 'height') and jsonb_typeof(each.value) = 'number'
  ) side
  where side.length > 0 and side.length <= 2000
)
where p.dimensions is not null
  and (p.dimensions - '{width,depth,height}'::text[] <> '{}' or p.dimensions @? 'strict $ ? (
    @.width >= 1 && @.width <= 2000 && @.width.floor() == @.width &&
    @.depth >= 1 && @.depth <= 2000 && @.depth.floor() == @.depth &&
    @.height >= 1 && @.height <= 2000 && @.height.floor() == @.height)' is not true);

-- Whole centimetres: { "width": 220, "depth": 96, "height": 82 }. Written out in both tables: a function
-- would be called with every change of a stock.
alter table public.products
  drop constraint products_dimensions_check,
  add constraint products_dimensions_check check (
    dimensions @? 'strict $ ? (
      @.width >= 1 && @.width <= 2000 && @.width.floor() == @.width &&
      @.depth >= 1 && @.depth <= 2000 && @.depth.floor() == @.depth &&
      @.height >= 1 && @.height <= 2000 && @.height.floor() == @.height)'
    and dimensions - '{width,depth,height}'::text[] = '{}'
  );

alter table public.product_variants
  add column dimensions jsonb,
  -- Kilograms. NaN is larger than every number.
  add column weight numeric(8, 2) check (weight > 0 and weight < 10000),
  add constraint product_variants_dimensions_check check (
    dimensions @? 'strict $ ? (
      @.width >= 1 && @.width <= 2000 && @.width.floor() == @.width &&
      @.depth >= 1 && @.depth <= 2000 && @.depth.floor() == @.depth &&
      @.height >= 1 && @.height <= 2000 && @.height.floor() == @.height)'
    and dimensions - '{width,depth,height}'::text[] = '{}'
  );

grant insert (dimensions, weight), update (dimensions, weight) on public.product_variants to authenticated;
