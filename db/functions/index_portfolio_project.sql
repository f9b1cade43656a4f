-- Keeps the search index of portfolio projects up to date.
create or replace function private.index_portfolio_project() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_document(
    'portfolio', new.id, new.status = 'published', array[new.title_en, new.title_ar],
    array[new.category, new.location_en, new.location_ar, new.client_en, new.client_ar,
      new.description_en, new.description_ar] || new.materials_en || new.materials_ar);
  return null;
end
$$;
alter function private.index_portfolio_project() owner to service_role;

create or replace trigger index_for_search after insert or update of
    title_en, title_ar, category, location_en, location_ar, client_en, client_ar, description_en,
    description_ar, materials_en, materials_ar, status
  on public.portfolio_projects for each row execute function private.index_portfolio_project();
