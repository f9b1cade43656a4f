-- Removes a deleted row from the search index. The argument is the content type.
create or replace function private.remove_search_document() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.search_documents d where d.content_type = tg_argv[0] and d.id = old.id;
  return null;
end
$$;
alter function private.remove_search_document() owner to service_role;

create or replace trigger forget_in_search after delete on public.products
  for each row execute function private.remove_search_document('product');
create or replace trigger forget_in_search after delete on public.workshops
  for each row execute function private.remove_search_document('workshop');
create or replace trigger forget_in_search after delete on public.portfolio_projects
  for each row execute function private.remove_search_document('portfolio');
create or replace trigger forget_in_search after delete on public.projects
  for each row execute function private.remove_search_document('project');
