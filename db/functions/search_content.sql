-- The public search of other clients: products, portfolio and projects.
create or replace function public.search_content(search_term text)
returns table (
  id uuid, content_type text, title text, title_ar text, description text, description_ar text,
  category text, image_url text, rank real
)
language sql stable set search_path = '' as $$
  select * from private.search_site(search_term, array['product', 'portfolio', 'project'])
$$;
grant execute on function public.search_content(text) to anon, authenticated, service_role;
