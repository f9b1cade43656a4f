-- Whether a document of these types matches, and costs what was asked for. Planned for the actual words, as
-- private.find_documents is.
create or replace function private.has_documents(
  types text[], wanted tsquery, worded tsquery, low bigint, high bigint
)
returns boolean
language plpgsql stable security definer
set search_path = '' set plan_cache_mode = force_custom_plan
set enable_seqscan = off set enable_indexscan = off as $$
declare
  type text;
begin
  foreach type in array types loop
    perform from private.find_documents(
      type, case when type in ('product', 'workshop') then wanted else worded end, 1, 1, low, high);
    if found then
      return true;
    end if;
  end loop;
  return false;
end
$$;
alter function private.has_documents(text[], tsquery, tsquery, bigint, bigint) owner to service_role;
