-- Workshops in the public search.

alter table private.search_documents drop constraint search_documents_content_type_check,
  add constraint search_documents_content_type_check
    check (content_type in ('product', 'workshop', 'portfolio', 'project'));
create index search_workshops_by_title on private.search_documents using gin (title_words)
  where content_type = 'workshop';
create index search_workshops_by_words on private.search_documents using gin (all_words)
  where content_type = 'workshop';
