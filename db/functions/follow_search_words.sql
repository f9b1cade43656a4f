-- Brings the meanings of words up to date, once for each transaction that changed synonyms or names of terms,
-- when it commits.
create or replace function private.follow_search_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('private.search_words_of', true) is distinct from pg_current_xact_id()::text then
    perform private.rebuild_search_meanings();
    perform set_config('private.search_words_of', pg_current_xact_id()::text, true);
  end if;
  return null;
end
$$;
alter function private.follow_search_words() owner to service_role;

do $$
declare
  name text;
begin
  foreach name in array array['search_synonyms', 'product_terms'] loop
    if not exists (select from pg_trigger where tgname = 'follow_search_words'
      and tgrelid = format('public.%I', name)::regclass) then
      execute format('create constraint trigger follow_search_words
        after insert or update or delete on public.%I deferrable initially deferred
        for each row execute function private.follow_search_words()', name);
    end if;
  end loop;
end
$$;
