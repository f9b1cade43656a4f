-- One search over products, portfolio and projects.

-- Finds what matches, best first, at most eight of a kind. Definer: under a caller's policies the
-- planner may not use the trigram indexes. It gives away ids of published rows only; the texts are
-- read by search_content with the caller's own rights.
create function private.search_matches(term text)
returns table (content_type text, id uuid, rank real)
language sql stable security definer set search_path = ''
set pg_trgm.word_similarity_threshold = 0.45 as $$
  with wanted as (
    select phrase, words,
      (select w from unnest(words) w order by char_length(w) desc, w limit 1) as longest
    from (
      select private.normalize_search(term) as phrase,
        string_to_array(private.normalize_search(term), ' ') as words
    ) given
    where char_length(phrase) >= 2
  ),
  found as (
    select 'product' as content_type, p.id, p.search_text, private.search_text(p.name, p.name_ar) as title
    from wanted, public.products p
    where p.status = 'published' and p.search_text operator(extensions.%>) wanted.longest
    union all
    select 'portfolio', p.id, p.search_text, private.search_text(p.title_en, p.title_ar)
    from wanted, public.portfolio_projects p
    where p.status = 'published' and p.search_text operator(extensions.%>) wanted.longest
    union all
    select 'project', p.id, p.search_text, private.search_text(p.title, p.title_ar)
    from wanted, public.projects p
    where p.is_published and p.search_text operator(extensions.%>) wanted.longest
  ),
  scored as (
    select found.content_type, found.id,
      (
        2 * extensions.word_similarity(wanted.phrase, found.title)
        + extensions.word_similarity(wanted.phrase, found.search_text)
        + case when position(wanted.phrase in found.title) > 0 then 1 else 0 end
      )::real as rank
    from found, wanted
    where (
      select bool_and(extensions.word_similarity(w, found.search_text) >= 0.45)
      from unnest(wanted.words) w
    )
  ),
  placed as (
    select scored.*, row_number() over (partition by scored.content_type order by scored.rank desc, scored.id) as place
    from scored
  )
  select placed.content_type, placed.id, placed.rank from placed where placed.place <= 8
$$;
alter function private.search_matches(text) owner to service_role;
grant execute on function private.search_matches(text) to anon, authenticated, service_role;

create function public.search_content(search_term text)
returns table (
  id uuid, content_type text, title text, title_ar text, description text, description_ar text,
  category text, image_url text, rank real
)
language sql stable set search_path = '' as $$
  with matches as materialized (select * from private.search_matches(search_term))
  select m.id, m.content_type, shown.title, shown.title_ar, shown.description, shown.description_ar,
    shown.category, shown.image_url, m.rank
  from matches m
  cross join lateral (
    select p.name as title, p.name_ar as title_ar, p.description, p.description_ar, p.category, p.image_url
    from public.products p
    where m.content_type = 'product' and p.id = m.id and p.status = 'published'
    union all
    select p.title_en, p.title_ar, p.description_en, p.description_ar, p.category,
      coalesce(p.main_image, (
        select i.image_url from public.portfolio_images i
        where i.portfolio_id = p.id order by i.display_order, i.id limit 1
      ))
    from public.portfolio_projects p
    where m.content_type = 'portfolio' and p.id = m.id and p.status = 'published'
    union all
    select p.title, p.title_ar, p.description, p.description_ar, p.category, p.image_url
    from public.projects p
    where m.content_type = 'project' and p.id = m.id and p.is_published
  ) shown
  order by array_position(array['product', 'portfolio', 'project'], m.content_type), m.rank desc, m.id
$$;
grant execute on function public.search_content(text) to anon, authenticated, service_role;
