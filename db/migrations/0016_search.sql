-- One search over products, portfolio and projects. Published texts are copied into an index of their
-- own: under a caller's policies the planner could not use a text index.

-- Every word that was ever published, to correct misspelt ones. Words stay when their page is removed:
-- they refer to nothing.
create table private.search_words (
  word text collate "C" primary key,
  -- Stored: a change of private.arabic_sound needs a migration that writes the words again.
  sound text collate "C" generated always as (private.arabic_sound(word)) stored
);
create index search_words_by_likeness on private.search_words using gin (word extensions.gin_trgm_ops);
create index search_words_by_sound on private.search_words (sound, word) where sound is not null;

alter table private.search_words enable row level security;
alter table private.search_words force row level security;
create policy system on private.search_words to service_role using (true) with check (true);
grant select, insert, update, delete on private.search_words to service_role;

-- Published rows only. One index for each type: a shared one would have to intersect with the type, which
-- every document matches.
create table private.search_documents (
  content_type text not null check (content_type in ('product', 'portfolio', 'project')),
  id uuid not null,
  title text not null,
  title_words tsvector not null,
  all_words tsvector not null,
  primary key (content_type, id)
);
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
-- One product in 64 is searched first: for a very common word that finds enough.
create index search_sample_by_title on private.search_documents using gin (title_words)
  where content_type = 'product' and get_byte(uuid_send(id), 15) < 4;
create index search_sample_by_words on private.search_documents using gin (all_words)
  where content_type = 'product' and get_byte(uuid_send(id), 15) < 4;

alter table private.search_documents enable row level security;
alter table private.search_documents force row level security;
create policy system on private.search_documents to service_role using (true) with check (true);
grant select, insert, update, delete on private.search_documents to service_role;
