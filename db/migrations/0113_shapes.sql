-- What pages draw from lists and JSON has the shape that they expect: db/tests/shapes.test.ts tries every such
-- column. A list of a client with a null in it threw while its page was rendered.

-- The policies are forced on the owner of the tables too: the shop itself repairs its rows.
set local role service_role;

-- What does not fit is left out.
update public.products p set specifications = fitting.pairs
from (
  select id, (
    select coalesce(jsonb_agg(pair order by place), '[]')
    from jsonb_array_elements(specifications) with ordinality stored (pair, place)
    where jsonb_path_match(pair, 'strict $.size() == 2 && $[0].type() == "string" && $[1].type() == "string"', '{}', true)
  ) as pairs from public.products
) fitting
where fitting.id = p.id and fitting.pairs <> p.specifications;
update public.products p set specifications_ar = fitting.pairs
from (
  select id, (
    select coalesce(jsonb_agg(pair order by place), '[]')
    from jsonb_array_elements(specifications_ar) with ordinality stored (pair, place)
    where jsonb_path_match(pair, 'strict $.size() == 2 && $[0].type() == "string" && $[1].type() == "string"', '{}', true)
  ) as pairs from public.products
) fitting
where fitting.id = p.id and fitting.pairs <> p.specifications_ar;
update public.products p set variant_options = fitting.options
from (
  select id, (
    select jsonb_object_agg(aspect, (
      select coalesce(jsonb_agg(choice order by place), '[]')
      from jsonb_array_elements(
        case jsonb_typeof(variant_options -> aspect) when 'array' then variant_options -> aspect else '[]' end
      ) with ordinality stored (choice, place)
      where jsonb_typeof(choice) = 'object'
        and jsonb_path_match(choice, 'strict $.name.type() == "string" && $.value.type() == "string"', '{}', true)
        and coalesce(jsonb_typeof(choice -> 'name_ar'), 'null') in ('string', 'null')
        and coalesce(jsonb_typeof(choice -> 'code'), 'null') in ('string', 'null')))
    from unnest('{colors,materials,sizes}'::text[]) aspect
  ) as options from public.products
) fitting
where fitting.id = p.id and fitting.options <> p.variant_options;
set constraints all immediate;
reset role;

-- db/functions/check_product_shapes.sql checks them.
alter table public.products
  drop constraint products_specifications_check,
  drop constraint products_specifications_ar_check,
  drop constraint products_variant_options_check;

do $$
declare
  list record;
begin
  for list in
    select table_name, column_name from (values
      ('products', '{colors,materials,tags,features,features_ar}'::text[]),
      ('careers', '{requirements,requirements_ar}'),
      ('portfolio_projects', '{materials_en,materials_ar}'),
      ('game_questions', '{options,options_ar}'),
      ('custom_service_requests', '{style_preferences,reference_urls}')
    ) declared (table_name, names), unnest(names) column_name
  loop
    set local role service_role;
    -- One list without gaps; clients can also store lists of lists.
    execute format('update public.%1$I set %2$I = array(select entry from unnest(%2$I) entry where entry is not null)
      where case when array_ndims(%2$I) > 1 then true else array_position(%2$I, null) is not null end',
      list.table_name, list.column_name);
    set constraints all immediate;
    reset role;
    execute format('alter table public.%1$I add constraint %3$I
      check (case when array_ndims(%2$I) > 1 then false else array_position(%2$I, null) is null end)',
      list.table_name, list.column_name, list.table_name || '_' || list.column_name || '_shape');
  end loop;
end
$$;
