-- Keeps the search index of workshops up to date.
create or replace function private.index_workshop() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_document(
    'workshop', new.id, new.is_visible, array[new.name, new.name_ar],
    array[new.craft, new.town, new.town_ar, new.governorate, new.story, new.story_ar]);
  return null;
end
$$;
alter function private.index_workshop() owner to service_role;

create or replace trigger index_for_search after insert or update of
    name, name_ar, craft, town, town_ar, governorate, story, story_ar, is_visible
  on public.workshops for each row execute function private.index_workshop();
