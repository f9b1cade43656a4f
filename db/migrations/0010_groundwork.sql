-- What the tables of the shop share: closed default privileges, change notices, search text.

-- Hosted backends open new objects to the API roles by default; here each file names its grants.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

-- Definer functions belong to service_role: they pass through its `system` policies instead of
-- around row-level security, also when the owner of the tables is an ordinary role.
grant create on schema private to service_role;
alter function private.has_role(text[]) owner to service_role;
alter function private.is_staff(uuid) owner to service_role;
alter function private.create_profile() owner to service_role;
alter function private.copy_email_to_profile() owner to service_role;

alter function private.set_updated_at() set search_path = '';

-- Tells every process which table changed, so that cached pages which show it are dropped.
create function private.notify_content_changed() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('content_changed', tg_table_name);
  return null;
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

-- The normalised text of a row, for its generated search_text column. Lists come in as one text.
create function private.search_text(variadic parts text[]) returns text
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(private.normalize_search(array_to_string(parts, ' ')), '')
$$;
grant execute on function private.search_text(text[]) to anon, authenticated, service_role;

create function private.join_words(words text[]) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select array_to_string(words, ' ')
$$;
grant execute on function private.join_words(text[]) to anon, authenticated, service_role;

-- A database whose character type knows only ASCII finds no trigram in Arabic words.
do $$
begin
  if coalesce(array_length(extensions.show_trgm('سرير'), 1), 0) = 0 then
    raise exception 'this database cannot search Arabic: create it with a UTF-8 character type, for example LC_CTYPE C.UTF-8';
  end if;
end
$$;
