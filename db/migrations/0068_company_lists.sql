-- The back office of the company pages, the portfolio and the projects: what their lists sort and search
-- by, and what is not removed while something depends on it.

-- Questions are moved or removed before their category.
alter table public.faq_items drop constraint faq_items_category_id_fkey,
  add constraint faq_items_category_id_fkey
    foreign key (category_id) references public.faq_categories (id);

create index partners_by_order on public.partners (display_order, id);
create index partners_by_name on public.partners (name, id);
create index partners_by_change on public.partners (updated_at, id);
create index team_members_by_order on public.team_members (display_order, id);
create index team_members_by_name on public.team_members (name, id);
create index careers_by_order on public.careers (display_order, id);
create index careers_by_title on public.careers (title, id);
create index careers_by_last_day on public.careers (closes_on, id);
create index faq_items_by_order on public.faq_items (display_order, id);
create index faq_items_by_change on public.faq_items (updated_at, id);
create index job_applications_by_time on public.job_applications (created_at, id);
create index job_applications_by_name on public.job_applications (full_name, id);
create index portfolio_projects_by_change on public.portfolio_projects (updated_at, id);
create index portfolio_projects_by_title on public.portfolio_projects (title_en, id);
create index portfolio_projects_by_date on public.portfolio_projects (date, id);
create index portfolio_projects_by_age on public.portfolio_projects (created_at, id);
create index projects_by_change on public.projects (updated_at, id);
create index projects_by_title on public.projects (title, id);
create index projects_by_progress on public.projects (progress, id);

create index partners_names on public.partners
  using gin (name extensions.gin_trgm_ops, name_ar extensions.gin_trgm_ops);
create index team_members_names on public.team_members
  using gin (name extensions.gin_trgm_ops, name_ar extensions.gin_trgm_ops);
create index careers_titles on public.careers
  using gin (title extensions.gin_trgm_ops, title_ar extensions.gin_trgm_ops);
create index faq_items_questions on public.faq_items
  using gin (question extensions.gin_trgm_ops, question_ar extensions.gin_trgm_ops);
create index job_applications_names on public.job_applications
  using gin (full_name extensions.gin_trgm_ops, email extensions.gin_trgm_ops, phone extensions.gin_trgm_ops);
create index portfolio_projects_titles on public.portfolio_projects
  using gin (title_en extensions.gin_trgm_ops, title_ar extensions.gin_trgm_ops);
create index projects_titles on public.projects
  using gin (title extensions.gin_trgm_ops, title_ar extensions.gin_trgm_ops);
