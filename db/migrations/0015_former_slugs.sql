-- Former slugs redirect to the renamed page, because old addresses were printed, shared and indexed.

create table public.former_slugs (
  kind text not null check (kind in ('product', 'portfolio', 'project')),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  target_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (kind, slug)
);

create index former_slugs_of_target on public.former_slugs (kind, target_id);

create trigger content_changed after insert or update or delete or truncate on public.former_slugs
  for each statement execute function private.notify_content_changed();

alter table public.former_slugs enable row level security;
alter table public.former_slugs force row level security;
create policy system on public.former_slugs to service_role using (true) with check (true);
create policy public_read on public.former_slugs for select to anon, authenticated using (true);
grant select (kind, slug, target_id) on public.former_slugs to anon, authenticated;
grant select, insert, update, delete on public.former_slugs to service_role;
