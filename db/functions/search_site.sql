-- What the search finds among these types. It reads the texts with the caller's own rights.
create or replace function private.search_site(search_term text, types text[])
returns table (
  id uuid, content_type text, title text, title_ar text, description text, description_ar text,
  category text, image_url text, rank real
)
language sql stable set search_path = '' as $$
  with matches as materialized (select * from private.search_matches(search_term, types))
  select m.id, m.content_type, shown.title, shown.title_ar, shown.description, shown.description_ar,
    shown.category, shown.image_url, m.rank
  from matches m
  cross join lateral (
    select p.name as title, p.name_ar as title_ar, private.plain_text(p.description) as description,
      private.plain_text(p.description_ar) as description_ar, p.category, p.image_url
    from public.products p
    where m.content_type = 'product' and p.id = m.id and p.status = 'published'
    union all
    select w.name, w.name_ar, w.story, w.story_ar, w.craft, w.image_url
    from public.workshops w
    where m.content_type = 'workshop' and w.id = m.id and w.is_visible
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
  order by array_position(array['product', 'workshop', 'portfolio', 'project'], m.content_type), m.rank desc, m.id
$$;
grant execute on function private.search_site(text, text[]) to anon, authenticated, service_role;
