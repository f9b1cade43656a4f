-- Stores the slug that a renamed page had. The argument is the kind. A slug that is used again belongs to
-- its new page.
create or replace function private.store_former_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A delete without rows would still notify about a change.
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
alter function private.store_former_slug() owner to service_role;

create or replace trigger take_slug after insert on public.products
  for each row execute function private.store_former_slug('product');
create or replace trigger rename_slug after update of slug on public.products
  for each row when (old.slug <> new.slug) execute function private.store_former_slug('product');

create or replace trigger take_slug after insert on public.portfolio_projects
  for each row execute function private.store_former_slug('portfolio');
create or replace trigger rename_slug after update of slug on public.portfolio_projects
  for each row when (old.slug <> new.slug) execute function private.store_former_slug('portfolio');

create or replace trigger take_slug after insert on public.projects
  for each row execute function private.store_former_slug('project');
create or replace trigger rename_slug after update of slug on public.projects
  for each row when (old.slug <> new.slug) execute function private.store_former_slug('project');

create or replace trigger take_slug after insert on public.workshops
  for each row execute function private.store_former_slug('workshop');
create or replace trigger rename_slug after update of slug on public.workshops
  for each row when (old.slug <> new.slug) execute function private.store_former_slug('workshop');
