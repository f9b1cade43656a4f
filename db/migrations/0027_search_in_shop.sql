-- Search that costs about the same in a large shop as in a small one, and search within its list.

-- One index for each type instead of one that must be cut with the type's own word, which every
-- document of it contains.
drop index private.search_documents_by_title;
drop index private.search_documents_by_words;
create index search_products_by_title on private.search_documents using gin (title_words)
  where content_type = 'product';
create index search_products_by_words on private.search_documents using gin (all_words)
  where content_type = 'product';
create index search_portfolio_by_title on private.search_documents using gin (title_words)
  where content_type = 'portfolio';
create index search_portfolio_by_words on private.search_documents using gin (all_words)
  where content_type = 'portfolio';
create index search_projects_by_title on private.search_documents using gin (title_words)
  where content_type = 'project';
create index search_projects_by_words on private.search_documents using gin (all_words)
  where content_type = 'project';

-- What a word stands for, beginnings spelt out: left to the index, two letters may gather half of it.
create function private.search_words_for(word text) returns text
language sql stable security definer set search_path = '' as $$
  select string_agg(quote_literal(meant.word), ' | ')
  from unnest(string_to_array(private.search_alternatives(word), ' | ')) alternative
  cross join lateral (
    select btrim(alternative, '''*:') as spelling, alternative like '%:*' as is_beginning
  ) said
  cross join lateral (
    select said.spelling as word
    union
    (select s.word from private.search_words s
     where said.is_beginning
       and s.word >= said.spelling collate "C"
       and s.word <= (said.spelling || chr(1114111)) collate "C"
     order by s.word limit 24)
  ) meant
$$;
alter function private.search_words_for(text) owner to service_role;

-- What a phrase looks for: every word of it, each in any of its alternatives. The planner takes the few
-- spellings of a word for a thousand, and would read the whole list of words to find them.
create function private.search_query(term text) returns tsquery
language sql stable security definer
set search_path = '' set enable_hashjoin = off set enable_mergejoin = off as $$
  select string_agg('(' || private.search_words_for(word) || ')', ' & ')::tsquery
  from unnest((string_to_array(private.normalize_search(left(term, 200)), ' '))[:8]) word
$$;
alter function private.search_query(text) owner to service_role;

-- One product in 64 is asked first: of a word that is everywhere, that shows enough.
create index search_sample_by_title on private.search_documents using gin (title_words)
  where content_type = 'product' and get_byte(uuid_send(id), 15) < 4;
create index search_sample_by_words on private.search_documents using gin (all_words)
  where content_type = 'product' and get_byte(uuid_send(id), 15) < 4;

-- So many documents of a type: those with the words in their name and, unless these are enough, others
-- with the words in their text. Planned for the very words and by their index alone: to walk the table
-- until enough is found never ends when there is little to find.
create function private.find_documents(type text, wanted tsquery, most integer, enough integer)
returns table (id uuid, title text, in_title integer)
language plpgsql stable security definer rows 100
set search_path = '' set plan_cache_mode = force_custom_plan
set enable_seqscan = off set enable_indexscan = off as $$
declare
  missing integer := most;
  got integer;
begin
  return query select d.id, d.title, 1 from private.search_documents d
  where d.content_type = type and get_byte(uuid_send(d.id), 15) < 4 and d.title_words @@ wanted
  limit missing;
  get diagnostics got = row_count;
  missing := missing - got;
  if missing > 0 then
    return query select d.id, d.title, 1 from private.search_documents d
    where d.content_type = type and get_byte(uuid_send(d.id), 15) >= 4 and d.title_words @@ wanted
    limit missing;
    get diagnostics got = row_count;
    missing := missing - got;
  end if;
  if most - missing >= enough then
    return;
  end if;
  return query select d.id, d.title, 0 from private.search_documents d
  where d.content_type = type and get_byte(uuid_send(d.id), 15) < 4 and d.all_words @@ wanted
    and not d.title_words @@ wanted
  limit missing;
  get diagnostics got = row_count;
  missing := missing - got;
  if missing > 0 then
    return query select d.id, d.title, 0 from private.search_documents d
    where d.content_type = type and get_byte(uuid_send(d.id), 15) >= 4 and d.all_words @@ wanted
      and not d.title_words @@ wanted
    limit missing;
  end if;
end
$$;
alter function private.find_documents(text, tsquery, integer, integer) owner to service_role;

-- What matches, best first, at most eight of a kind. It gives away ids of published rows only; the
-- texts are read by search_content with the caller's own rights. The candidates are limited before
-- they are ranked: a word that half the shop contains must not cost more than a rare one.
create or replace function private.search_matches(term text)
returns table (content_type text, id uuid, rank real)
language sql stable security definer set search_path = '' as $$
  with given as (
    select private.normalize_search(left(term, 200)) as phrase
  ),
  wanted as materialized (
    select phrase, private.search_query(phrase) as query from given where char_length(phrase) >= 2
  )
  select type, best.id, best.rank
  from wanted
  cross join unnest(array['product', 'portfolio', 'project']) type
  cross join lateral (
    select found.id, (
      found.in_title + 2 * extensions.word_similarity(wanted.phrase, found.title)
      + case when position(wanted.phrase in found.title) > 0 then 1 else 0 end
    )::real as rank
    from private.find_documents(type, wanted.query, 100, 8) found
    order by 2 desc, 1 limit 8
  ) best
$$;

-- Products alone and more of them, for the list of the shop, which sorts and counts what is found: at
-- most a thousand. Named as it was searched for is rank 2, all words in the name 1, in the text 0.
create function private.search_products(term text) returns table (id uuid, rank integer)
language sql stable security definer rows 100 set search_path = '' as $$
  with given as materialized (
    select private.normalize_search(left(term, 200)) as phrase, private.search_query(term) as query
  )
  select found.id, found.in_title + (position(given.phrase in found.title) > 0)::integer
  from given cross join lateral private.find_documents('product', given.query, 1000, 1000) found
$$;
alter function private.search_products(text) owner to service_role;
grant execute on function private.search_products(text) to anon, authenticated, service_role;
