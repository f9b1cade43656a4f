-- What search results and shared links say about a product or a portfolio project. Without it they show
-- its name and description. No longer than results show: the same figures are in src/domain/seo/public-pages.ts.

alter table public.products
  add column seo_title text check (char_length(seo_title) between 1 and 60),
  add column seo_title_ar text check (char_length(seo_title_ar) between 1 and 60),
  add column seo_description text check (char_length(seo_description) between 1 and 160),
  add column seo_description_ar text check (char_length(seo_description_ar) between 1 and 160);
grant
  insert (seo_title, seo_title_ar, seo_description, seo_description_ar),
  update (seo_title, seo_title_ar, seo_description, seo_description_ar)
  on public.products to authenticated;

alter table public.portfolio_projects
  add column seo_title_en text check (char_length(seo_title_en) between 1 and 60),
  add column seo_title_ar text check (char_length(seo_title_ar) between 1 and 60),
  add column seo_description_en text check (char_length(seo_description_en) between 1 and 160),
  add column seo_description_ar text check (char_length(seo_description_ar) between 1 and 160);
grant
  insert (seo_title_en, seo_title_ar, seo_description_en, seo_description_ar),
  update (seo_title_en, seo_title_ar, seo_description_en, seo_description_ar)
  on public.portfolio_projects to authenticated;
