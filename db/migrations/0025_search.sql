-- One search over products, portfolio and projects. What is shown is copied into an index of its
-- own: under a caller's policies the planner could not use a text index, and the shop's tables stay
-- free of columns that no reader wants.

-- A database whose character type knows only ASCII finds no trigram in Arabic words.
do $$
begin
  if coalesce(array_length(extensions.show_trgm('سرير'), 1), 0) = 0 then
    raise exception 'this database cannot search Arabic: create it with a UTF-8 character type, for example LC_CTYPE C.UTF-8';
  end if;
end
$$;

-- One spelling for what readers consider the same word: case, accents, alef, yaa, taa marbuta,
-- tashkeel, tatweel, digits. Immutable by promise: the unaccent rules are part of the installation.
create function private.normalize_search(words text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select btrim(regexp_replace(
    translate(
      regexp_replace(
        lower(extensions.unaccent('extensions.unaccent'::regdictionary, normalize(words, NFKC))),
        '[\u0640\u064B-\u065F\u0670\u06D6-\u06ED]', '', 'g'),
      'أإآٱىئیؤةک٠١٢٣٤٥٦٧٨٩',
      'اااايييوهك0123456789'),
    '[[:space:][:punct:]،؛؟«»]+', ' ', 'g'))
$$;
grant execute on function private.normalize_search(text) to anon, authenticated, service_role;

-- The words of a normalised text: with the Arabic article also without it, in the English plural also
-- in the singular.
create function private.search_forms(words text) returns text[]
language sql immutable strict parallel safe set search_path = '' as $$
  select array_agg(distinct form)
  from unnest(string_to_array(words, ' ')) word
  cross join lateral (values
    (word),
    (substring(word from '^ال(.{3,})$')),
    (substring(word from '^([a-z]{2,}[^s])s$')),
    (substring(word from '^([a-z]+(?:ch|sh|ss|x))es$'))
  ) forms (form)
  where form <> ''
$$;
grant execute on function private.search_forms(text) to service_role;

-- Every word that was ever shown, to find what a misspelt one may have meant. Words stay when their
-- page goes: they point nowhere by themselves.
create table private.search_words (
  word text collate "C" primary key
);
create index search_words_by_likeness on private.search_words using gin (word extensions.gin_trgm_ops);

alter table private.search_words enable row level security;
alter table private.search_words force row level security;
create policy system on private.search_words to service_role using (true) with check (true);
grant select, insert, update, delete on private.search_words to service_role;

-- Published rows only. Both word lists also hold '#' and the type, so that one index serves each type.
create table private.search_documents (
  content_type text not null check (content_type in ('product', 'portfolio', 'project')),
  id uuid not null,
  title text not null,
  title_words tsvector not null,
  all_words tsvector not null,
  primary key (content_type, id)
);
create index search_documents_by_title on private.search_documents using gin (title_words);
create index search_documents_by_words on private.search_documents using gin (all_words);

alter table private.search_documents enable row level security;
alter table private.search_documents force row level security;
create policy system on private.search_documents to service_role using (true) with check (true);
grant select, insert, update, delete on private.search_documents to service_role;

create function private.index_document(
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
  insert into private.search_documents values (
    content_type, document_id, title,
    array_to_tsvector(title_words || ('#' || content_type)),
    array_to_tsvector(all_words || ('#' || content_type))
  );
  -- In order, so that two writers with the same new words wait for each other instead of deadlocking.
  insert into private.search_words
  select distinct word collate "C" as word from unnest(all_words) word
  where char_length(word) between 2 and 40 order by word
  on conflict do nothing;
end
$$;
alter function private.index_document(text, uuid, boolean, text[], text[]) owner to service_role;

create function private.forget_document() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.search_documents d where d.content_type = tg_argv[0] and d.id = old.id;
  return null;
end
$$;
alter function private.forget_document() owner to service_role;

create function private.index_product() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_document(
    'product', new.id, new.status = 'published', array[new.name, new.name_ar],
    array[new.kind, new.category, new.sku, new.origin, new.origin_ar, new.workshop, new.workshop_ar,
      new.description, new.description_ar] || new.tags || new.materials || new.colors);
  return null;
end
$$;
alter function private.index_product() owner to service_role;
create trigger index_for_search after insert or update of
    name, name_ar, kind, category, sku, origin, origin_ar, workshop, workshop_ar, description,
    description_ar, tags, materials, colors, status
  on public.products for each row execute function private.index_product();
create trigger forget_in_search after delete on public.products
  for each row execute function private.forget_document('product');

create function private.index_portfolio_project() returns trigger
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
create trigger index_for_search after insert or update of
    title_en, title_ar, category, location_en, location_ar, client_en, client_ar, description_en,
    description_ar, materials_en, materials_ar, status
  on public.portfolio_projects for each row execute function private.index_portfolio_project();
create trigger forget_in_search after delete on public.portfolio_projects
  for each row execute function private.forget_document('portfolio');

create function private.index_project() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.index_document(
    'project', new.id, new.is_published, array[new.title, new.title_ar],
    array[new.category, new.location, new.location_ar, new.client, new.client_ar, new.description,
      new.description_ar]);
  return null;
end
$$;
alter function private.index_project() owner to service_role;
create trigger index_for_search after insert or update of
    title, title_ar, category, location, location_ar, client, client_ar, description, description_ar,
    is_published
  on public.projects for each row execute function private.index_project();
create trigger forget_in_search after delete on public.projects
  for each row execute function private.forget_document('project');

-- A word stands for all that begin like it, or, when none does, for those spelt most alike.
create function private.search_alternatives(word text) returns text
language sql stable security definer set search_path = '' as $$
  with forms as (
    select form from unnest(private.search_forms(word)) form
  ),
  -- In byte order the first word from here on begins like it, if any does.
  beginnings as (
    select form from forms
    where starts_with((
      select s.word from private.search_words s
      where s.word >= form collate "C" order by s.word limit 1
    ), form)
  ),
  -- Two letters in the wrong order leave few trigrams in common, so they are put right one by one.
  turned as (
    select s.word
    from forms
    cross join generate_series(1, char_length(form) - 1) i
    join private.search_words s on s.word = overlay(form placing reverse(substr(form, i, 2)) from i)
    where not exists (select from beginnings)
  ),
  alike as (
    select s.word from forms join private.search_words s on s.word operator(extensions.%) form
    where not exists (select from beginnings) and not exists (select from turned)
    order by extensions.similarity(s.word, form) desc, s.word limit 4
  )
  select coalesce(
    (select string_agg(quote_literal(form) || ':*', ' | ') from beginnings),
    (select string_agg(quote_literal(turned.word), ' | ') from turned),
    (select string_agg(quote_literal(alike.word), ' | ') from alike),
    quote_literal(word)
  )
$$;
alter function private.search_alternatives(text) owner to service_role;

-- What matches, best first, at most eight of a kind. It gives away ids of published rows only; the
-- texts are read by search_content with the caller's own rights. The candidates are limited before
-- they are ranked: a word that half the shop contains must not cost more than a rare one.
create function private.search_matches(term text)
returns table (content_type text, id uuid, rank real)
language sql stable security definer set search_path = '' as $$
  with given as (
    select private.normalize_search(left(term, 200)) as phrase
  ),
  wanted as materialized (
    select phrase, (
      select string_agg('(' || private.search_alternatives(word) || ')', ' & ')
      from unnest((string_to_array(phrase, ' '))[:8]) word
    )::tsquery as query
    from given where char_length(phrase) >= 2
  ),
  candidates as (
    select kind.content_type, found.*
    from wanted
    cross join (values ('product'), ('portfolio'), ('project')) kind (content_type)
    cross join lateral (select wanted.query && ('''#' || kind.content_type || '''')::tsquery as query) typed
    cross join lateral (
      with named as materialized (
        select d.id, d.title from private.search_documents d
        where d.title_words @@ typed.query limit 100
      )
      select named.id, named.title, 1 as in_title from named
      union all
      (select d.id, d.title, 0 from private.search_documents d
       where (select count(*) from named) < 8 and d.all_words @@ typed.query limit 100)
    ) found
  ),
  ranked as (
    select candidates.content_type, candidates.id, max(
      candidates.in_title + 2 * extensions.word_similarity(wanted.phrase, candidates.title)
      + case when position(wanted.phrase in candidates.title) > 0 then 1 else 0 end
    )::real as rank
    from candidates, wanted group by 1, 2
  ),
  placed as (
    select *, row_number() over (partition by ranked.content_type order by ranked.rank desc, ranked.id) as place
    from ranked
  )
  select placed.content_type, placed.id, placed.rank from placed where placed.place <= 8
$$;
alter function private.search_matches(text) owner to service_role;
grant execute on function private.search_matches(text) to anon, authenticated, service_role;

create function public.search_content(search_term text)
returns table (
  id uuid, content_type text, title text, title_ar text, description text, description_ar text,
  category text, image_url text, rank real
)
language sql stable set search_path = '' as $$
  with matches as materialized (select * from private.search_matches(search_term))
  select m.id, m.content_type, shown.title, shown.title_ar, shown.description, shown.description_ar,
    shown.category, shown.image_url, m.rank
  from matches m
  cross join lateral (
    select p.name as title, p.name_ar as title_ar, p.description, p.description_ar, p.category, p.image_url
    from public.products p
    where m.content_type = 'product' and p.id = m.id and p.status = 'published'
    union all
    select p.title_en, p.title_ar, p.description_en, p.description_ar, p.category,
      coalesce(p.main_image, (
        select i.image_url from public.portfolio_images i
        where i.portfolio_id = p.id order by i.display_order, i.id limit 1
      ))
    from public.portfolio_projects p
    where m.content_type = 'portfolio' and p.id = m.id and p.status = 'published'
    union all
    select p.title, p.title_ar, p.description, p.description_ar, p.category, p.image_url
    from public.projects p
    where m.content_type = 'project' and p.id = m.id and p.is_published
  ) shown
  order by array_position(array['product', 'portfolio', 'project'], m.content_type), m.rank desc, m.id
$$;
grant execute on function public.search_content(text) to anon, authenticated, service_role;
