-- Addresses that were printed, shared or found by search engines keep leading to the page after it was renamed.

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

-- The argument is the kind. A slug in use again belongs to its new page.
create function private.remember_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Deleting nothing would still be told as a change.
  if exists (select from public.former_slugs where kind = tg_argv[0] and slug = new.slug) then
    delete from public.former_slugs where kind = tg_argv[0] and slug = new.slug;
  end if;
  if tg_op = 'UPDATE' then
    insert into public.former_slugs (kind, slug, target_id)
    values (tg_argv[0], old.slug, new.id)
    on conflict (kind, slug) do update set target_id = excluded.target_id, created_at = now();
  end if;
  return null;
end
$$;
alter function private.remember_slug() owner to service_role;

create function private.forget_slugs() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.former_slugs where kind = tg_argv[0] and target_id = old.id) then
    delete from public.former_slugs where kind = tg_argv[0] and target_id = old.id;
  end if;
  return null;
end
$$;
alter function private.forget_slugs() owner to service_role;

create trigger take_slug after insert on public.products
  for each row execute function private.remember_slug('product');
create trigger rename_slug after update of slug on public.products
  for each row when (old.slug <> new.slug) execute function private.remember_slug('product');
create trigger drop_slugs after delete on public.products
  for each row execute function private.forget_slugs('product');

create trigger take_slug after insert on public.portfolio_projects
  for each row execute function private.remember_slug('portfolio');
create trigger rename_slug after update of slug on public.portfolio_projects
  for each row when (old.slug <> new.slug) execute function private.remember_slug('portfolio');
create trigger drop_slugs after delete on public.portfolio_projects
  for each row execute function private.forget_slugs('portfolio');

create trigger take_slug after insert on public.projects
  for each row execute function private.remember_slug('project');
create trigger rename_slug after update of slug on public.projects
  for each row when (old.slug <> new.slug) execute function private.remember_slug('project');
create trigger drop_slugs after delete on public.projects
  for each row execute function private.forget_slugs('project');
