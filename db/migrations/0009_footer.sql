-- The footer: one row of texts, and the social profiles it links to.

create table public.footer_config (
  id smallint primary key default 1 check (id = 1),
  tagline text,
  tagline_ar text,
  about text,
  about_ar text,
  copyright text,
  copyright_ar text,
  show_newsletter boolean not null default true,
  updated_at timestamptz not null default now()
);
-- Required data: staff edit this row and never add one.
insert into public.footer_config default values;

create trigger set_updated_at before update on public.footer_config
  for each row execute function private.set_updated_at();
create trigger content_changed after insert or update or delete or truncate on public.footer_config
  for each statement execute function private.notify_content_changed();

alter table public.footer_config enable row level security;
alter table public.footer_config force row level security;
create policy system on public.footer_config to service_role using (true) with check (true);
create policy public_read on public.footer_config for select to anon, authenticated using (true);
create policy staff_update on public.footer_config for update to authenticated
  using ((select private.has_role('marketing', 'content_manager')))
  with check ((select private.has_role('marketing', 'content_manager')));

grant select on public.footer_config to anon, authenticated;
grant update (tagline, tagline_ar, about, about_ar, copyright, copyright_ar, show_newsletter)
  on public.footer_config to authenticated;
grant select, insert, update, delete on public.footer_config to service_role;

create table public.footer_social_links (
  id uuid primary key default gen_random_uuid(),
  platform text not null check (platform ~ '^[a-z]+$'),
  label text not null,
  label_ar text,
  url text not null check (url ~ '^https://'),
  active boolean not null default true,
  display_order smallint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index footer_social_links_in_order on public.footer_social_links (active, display_order, id);

create trigger set_updated_at before update on public.footer_social_links
  for each row execute function private.set_updated_at();
create trigger content_changed after insert or update or delete or truncate on public.footer_social_links
  for each statement execute function private.notify_content_changed();

alter table public.footer_social_links enable row level security;
alter table public.footer_social_links force row level security;
create policy system on public.footer_social_links to service_role using (true) with check (true);
create policy public_read on public.footer_social_links for select to anon, authenticated using (active);
create policy staff on public.footer_social_links to authenticated
  using ((select private.has_role('marketing', 'content_manager')))
  with check ((select private.has_role('marketing', 'content_manager')));

grant select on public.footer_social_links to anon, authenticated;
grant insert (id, platform, label, label_ar, url, active, display_order),
  update (platform, label, label_ar, url, active, display_order),
  delete on public.footer_social_links to authenticated;
grant select, insert, update, delete on public.footer_social_links to service_role;
