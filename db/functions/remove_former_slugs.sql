-- Removes the former slugs of a deleted page. The argument is the kind.
create or replace function private.remove_former_slugs() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.former_slugs where kind = tg_argv[0] and target_id = old.id) then
    delete from public.former_slugs where kind = tg_argv[0] and target_id = old.id;
  end if;
  return null;
end
$$;
alter function private.remove_former_slugs() owner to service_role;

create or replace trigger drop_slugs after delete on public.products
  for each row execute function private.remove_former_slugs('product');
create or replace trigger drop_slugs after delete on public.portfolio_projects
  for each row execute function private.remove_former_slugs('portfolio');
create or replace trigger drop_slugs after delete on public.projects
  for each row execute function private.remove_former_slugs('project');
create or replace trigger drop_slugs after delete on public.workshops
  for each row execute function private.remove_former_slugs('workshop');
