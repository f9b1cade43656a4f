-- Counts a search that found nothing, or less than was asked for, in its week of Cairo. A week holds 2,000
-- different terms: more are the work of a machine.
create or replace function private.record_search_miss(typed text, some_found boolean, at timestamptz)
returns boolean
language plpgsql set search_path = '' as $$
declare
  most constant integer := 2000;
  words text := private.normalize_search(typed);
  monday date := date_trunc('week', at at time zone 'Africa/Cairo')::date;
begin
  if char_length(words) not between 2 and 60 then
    return false;
  end if;
  update public.search_misses m
  set times = least(m.times + 1, 1000000), last_at = at, found_some = some_found
  where m.week = monday and m.term = words;
  if found then
    return true;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('search_misses', 0));
  if (select count(*) from public.search_misses m where m.week = monday) >= most then
    return false;
  end if;
  insert into public.search_misses (week, term, found_some, last_at) values (monday, words, some_found, at)
  on conflict (week, term) do update set times = least(search_misses.times + 1, 1000000), last_at = excluded.last_at;
  return true;
end
$$;
grant execute on function private.record_search_miss(text, boolean, timestamptz) to service_role;
