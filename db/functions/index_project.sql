-- Keeps the search index of projects up to date.
create or replace function private.index_project() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_document(
    'project', new.id, new.is_published, array[new.title, new.title_ar],
    array[new.category, new.location, new.location_ar, new.client, new.client_ar, new.description,
      new.description_ar]);
  return null;
end
$$;
alter function private.index_project() owner to service_role;

create or replace trigger index_for_search after insert or update of
    title, title_ar, category, location, location_ar, client, client_ar, description, description_ar,
    is_published
  on public.projects for each row execute function private.index_project();
