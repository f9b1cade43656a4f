-- Replaces one document in the search index and adds its words to the vocabulary. `tokens` are its filter
-- values (kind:sofa), which words mean through private.search_meanings; 't:…' are words of the title.
create or replace function private.index_document(
  content_type text, document_id uuid, is_shown boolean, titles text[], texts text[],
  tokens text[] default '{}', cents bigint default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  title text := private.normalize_search(array_to_string(titles, ' '));
  title_words text[] := private.search_forms(title);
  text_words text[] := private.search_forms(private.normalize_search(array_to_string(texts, ' ')));
  -- The '#type' entry keeps both lists from being empty; no search term contains '#'.
  marks text[] := tokens || ('#' || content_type)
    || array(select 't:' || word from unnest(title_words) word);
begin
  if not is_shown then
    delete from private.search_documents d
    where d.content_type = index_document.content_type and d.id = document_id;
    return;
  end if;
  insert into private.search_documents as stored (content_type, id, title, title_words, all_words, cents)
  values (
    content_type, document_id, title, array_to_tsvector(title_words || marks),
    array_to_tsvector(title_words || text_words || marks), cents
  )
  on conflict on constraint search_documents_pkey do update set
    title = excluded.title, title_words = excluded.title_words, all_words = excluded.all_words,
    cents = excluded.cents
  where (stored.title, stored.title_words, stored.all_words, stored.cents)
    is distinct from (excluded.title, excluded.title_words, excluded.all_words, excluded.cents);
  -- Sorted, so that two writers with the same new words wait for each other instead of deadlocking.
  insert into private.search_words
  select distinct word collate "C" as word from unnest(title_words || text_words) word
  where char_length(word) between 2 and 40 order by word
  on conflict do nothing;
end
$$;
alter function private.index_document(text, uuid, boolean, text[], text[], text[], bigint) owner to service_role;
