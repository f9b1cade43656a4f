-- The parts of a page in the JSON text that its draft holds. None when that is no list of parts: drafts
-- hold whatever was typed, and the list of contents must stay readable.
create or replace function private.draft_parts(parts text)
returns table (id uuid, name text, section_id uuid, state jsonb)
language plpgsql immutable set search_path = '' as $$
begin
  return query
    select (part ->> 'id')::uuid, part ->> 'name', nullif(part ->> 'section', '')::uuid, part
    from jsonb_array_elements(parts::jsonb) part
    where part ? 'id';
exception when data_exception then
  return;
end
$$;
grant execute on function private.draft_parts(text) to service_role;
