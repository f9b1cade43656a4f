-- As many products as bench.size says, each from its number alone: words, prices, colours, stock and
-- age are spread as in a real shop, some values common and some rare.

create function pg_temp.pick(choices text[], n integer, salt integer) returns text
language sql immutable as $$
  -- Squared, so that the first choices come up more often than the last.
  select choices[1 + floor(cardinality(choices) * power((hashint4(n * 31 + salt)::bigint + 2147483648) / 4294967296.0, 2))::integer]
$$;

create function pg_temp.scatter(n integer, salt integer, below integer) returns integer
language sql immutable as $$
  select ((hashint4(n * 31 + salt)::bigint + 2147483648) % below)::integer
$$;

-- One by one a hundred thousand documents take minutes; the search index is filled at once below.
alter table public.products disable trigger index_for_search;

insert into public.product_terms (facet, value, name)
select 'colour', value, value from unnest(string_to_array('sand ivory nile teal brick olive tan indigo saffron turquoise', ' ')) value
union all
select 'material', value, value from unnest(string_to_array('walnut beech linen brass wool leather cane pearl copper glass alabaster clay', ' ')) value
union all
select 'kind', value, value from unnest(string_to_array('chair table sofa lamp rug desk bed bookcase mirror chest sconce basket', ' ')) value;

with vocabulary as (
  select
    string_to_array('living-room bedroom dining-room office decor lighting', ' ') as categories,
    string_to_array('chair table sofa lamp rug desk bed bookcase mirror chest sconce basket', ' ') as kinds,
    string_to_array('sand ivory nile teal brick olive tan indigo saffron turquoise', ' ') as colours,
    string_to_array('walnut beech linen brass wool leather cane pearl copper glass alabaster clay', ' ') as materials,
    string_to_array('Damietta Akhmim Fustat Siwa Aswan Naqada Qurna Fayoum Garagos Kerdasa Hegaza Arish Fuwwah Harraniya', ' ') as places,
    string_to_array('Carved Turned Woven Inlaid Pierced Low Tall Wide Narrow Folding Hanging Studded Braided Hammered', ' ') as manners,
    string_to_array('كرسي منضدة كنبة أباجورة سجادة مكتب سرير مكتبة مرآة صندوق أبليك سلة', ' ') as kinds_ar
)
insert into public.products (
  name, name_ar, slug, sku, category, kind, description, description_ar, price, discount_price,
  quantity, is_preorder, is_sold_out, rating, review_count, colors, materials, has_variants,
  image_url, status, sales_count, created_at
)
select
  concat_ws(' ', pg_temp.pick(places, n, 1), pg_temp.pick(manners, n, 2), initcap(pg_temp.pick(kinds, n, 3)), n),
  pg_temp.pick(kinds_ar, n, 3) || ' ' || n,
  'piece-' || n, 'P-' || n,
  pg_temp.pick(categories, n, 4), pg_temp.pick(kinds, n, 3),
  (select string_agg('word' || pg_temp.scatter(n, 100 + i, 5000), ' ') from generate_series(1, 20) i),
  'قطعة مصنوعة باليد من ورش مصر',
  20 + pg_temp.scatter(n, 5, 400000) / 100.0,
  case when pg_temp.scatter(n, 6, 10) = 0 then 10 + pg_temp.scatter(n, 7, 900) / 100.0 end,
  pg_temp.scatter(n, 8, 30), pg_temp.scatter(n, 9, 20) = 0, pg_temp.scatter(n, 10, 50) = 0,
  pg_temp.scatter(n, 11, 501) / 100.0, pg_temp.scatter(n, 12, 40),
  array[pg_temp.pick(colours, n, 13), pg_temp.pick(colours, n, 14)],
  array[pg_temp.pick(materials, n, 15), pg_temp.pick(materials, n, 16)],
  false, '/pictures/products/piece/960.webp', 'published', pg_temp.scatter(n, 17, 5000),
  timestamptz '2026-01-01' - n * interval '7 minutes'
from generate_series(1, current_setting('bench.size')::integer) n, vocabulary;

insert into public.product_images (product_id, image_url, display_order, is_primary, width, height)
select id, image_url, 0, true, 960, 1200 from public.products
union all
select id, '/pictures/products/piece-side/960.webp', 1, false, 960, 1200 from public.products;

insert into public.product_variants (product_id, color, sku, price, inventory)
select p.id, colour, p.sku || '-' || colour, p.price, 3
from public.products p, unnest(array['sand', 'nile']) colour
where pg_temp.scatter(substr(p.sku, 3)::integer, 18, 3) = 0;

alter table public.products enable trigger index_for_search;

insert into private.search_documents (content_type, id, title, title_words, all_words, cents)
select 'product', p.id, words.title, array_to_tsvector(words.of_title || words.marks),
  array_to_tsvector(words.of_title || words.of_text || words.marks), (p.effective_price * 100)::bigint
from public.products p
cross join lateral (
  select private.normalize_search(p.name || ' ' || p.name_ar) as title,
    private.search_forms(private.normalize_search(p.name || ' ' || p.name_ar)) as of_title,
    private.search_forms(private.normalize_search(concat_ws(' ',
      p.sku, p.description, p.description_ar))) as of_text,
    array['#product', 'kind:' || p.kind, 'room:' || p.category, 'sku:' || lower(p.sku)]
      || array(select distinct 'colour:' || colour from unnest(p.colors) colour)
      || array(select distinct 'material:' || material from unnest(p.materials) material)
      || array(select 't:' || word from unnest(private.search_forms(private.normalize_search(p.name || ' ' || p.name_ar))) word)
      as marks
) words;

insert into private.search_words
select distinct word collate "C" from private.search_documents d, unnest(tsvector_to_array(d.all_words)) word
where char_length(word) between 2 and 40 and word !~ '[:#]'
on conflict do nothing;
