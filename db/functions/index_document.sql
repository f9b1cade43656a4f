-- Replaces one document in the search index and adds its words to the vocabulary.
create or replace function private.index_document(
  content_type text, document_id uuid, is_shown boolean, titles text[], texts text[]
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  title text := private.normalize_search(array_to_string(titles, ' '));
  title_words text[] := private.search_forms(title);
  all_words text[] := title_words
    || private.search_forms(private.normalize_search(array_to_string(texts, ' ')));
begin
  delete from private.search_documents d
  where d.content_type = index_document.content_type and d.id = document_id;
  if not is_shown then
    return;
  end if;
  -- The '#type' entry keeps both lists from being empty; no search term contains '#'.
  insert into private.search_documents values (
    content_type, document_id, title,
    array_to_tsvector(title_words || ('#' || content_type)),
    array_to_tsvector(all_words || ('#' || content_type))
  );
  -- Sorted, so that two writers with the same new words wait for each other instead of deadlocking.
  insert into private.search_words
  select distinct word collate "C" as word from unnest(all_words) word
  where char_length(word) between 2 and 40 order by word
  on conflict do nothing;
end
$$;
alter function private.index_document(text, uuid, boolean, text[], text[]) owner to service_role;
