-- Writes the documents of published products that have none: after a migration has emptied the index.
create or replace function private.write_search_documents() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_one_product(p) from public.products p
  where p.status = 'published' and not exists (
    select from private.search_documents d where d.content_type = 'product' and d.id = p.id);
end
$$;
alter function private.write_search_documents() owner to service_role;

-- Fires the trigger that derives the meanings of the synonyms that came with the migration.
update public.search_synonyms set words = words where false;
select private.write_search_documents();
