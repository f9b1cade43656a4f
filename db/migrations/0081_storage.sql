-- Buckets and objects of /storage/v1, in the shape that clients of the hosted backend expect. The bytes are
-- in the file store, as storage/<version>.bin; a new content is a new version.

create schema if not exists storage;
grant usage on schema storage to anon, authenticated, service_role;
alter default privileges in schema storage revoke execute on functions from public;

create table storage.buckets (
  id text primary key check (char_length(id) between 1 and 100),
  name text not null unique check (char_length(name) between 1 and 100),
  owner uuid references auth.users (id) on delete set null,
  owner_id text generated always as (owner::text) stored,
  -- Whether anybody may download by name. Who may list and write is decided by the policies of objects.
  public boolean not null default false,
  avif_autodetection boolean not null default false,
  -- In bytes; null means the limit of the server.
  file_size_limit bigint check (file_size_limit >= 0),
  allowed_mime_types text[] check (cardinality(allowed_mime_types) <= 100),
  type text not null default 'STANDARD' check (type = 'STANDARD'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index buckets_of_owner on storage.buckets (owner);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage.buckets (id),
  -- In the order of bytes, so that a prefix is a range of the index.
  name text collate "C" not null check (char_length(name) between 1 and 1024),
  owner uuid references auth.users (id) on delete set null,
  owner_id text generated always as (owner::text) stored,
  version text not null default gen_random_uuid()::text unique check (version ~ '^[[:alnum:]_-]{1,64}$'),
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  -- Size, type, entity tag and caching, as the server found them.
  metadata jsonb,
  -- What the client wrote beside the file.
  user_metadata jsonb check (octet_length(user_metadata::text) <= 65536),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_accessed_at timestamptz not null default now(),
  unique (bucket_id, name)
);
create index objects_of_owner on storage.objects (owner);

create trigger set_updated_at before update on storage.buckets
  for each row execute function private.set_updated_at();
create trigger set_updated_at before update on storage.objects
  for each row execute function private.set_updated_at();

alter table storage.buckets enable row level security;
alter table storage.buckets force row level security;
create policy system on storage.buckets to service_role using (true) with check (true);
create policy public_read on storage.buckets for select to anon, authenticated using (public);
create policy staff on storage.buckets to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));
grant select on storage.buckets to anon, authenticated;
grant insert (id, name, owner, public, file_size_limit, allowed_mime_types),
  update (owner, public, file_size_limit, allowed_mime_types), delete on storage.buckets to authenticated;
grant select, insert, update, delete on storage.buckets to service_role;

alter table storage.objects enable row level security;
alter table storage.objects force row level security;
create policy system on storage.objects to service_role using (true) with check (true);
-- The pictures of the shop are public; those who edit products, projects and the portfolio write them.
create policy public_read on storage.objects for select to anon, authenticated
  using (bucket_id in ('product-images', 'project-images', 'portfolio-images'));
create policy staff on storage.objects to authenticated
  using (bucket_id in ('product-images', 'project-images', 'portfolio-images')
    and (select private.has_role('technical_office_manager')))
  with check (bucket_id in ('product-images', 'project-images', 'portfolio-images')
    and (select private.has_role('technical_office_manager')));
create policy administrators on storage.objects to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));
grant select on storage.objects to anon, authenticated;
grant insert (id, bucket_id, name, owner, version, metadata, user_metadata),
  update (bucket_id, name, owner, version, metadata, user_metadata, last_accessed_at), delete
  on storage.objects to authenticated;
grant select, insert, update, delete on storage.objects to service_role;

-- Required data: their history.
insert into private.audited_tables (table_name, writers, label_column, ignored) values
  ('buckets', '{}', 'name', '{owner_id}'),
  ('objects', '{technical_office_manager}', 'name', '{owner_id,path_tokens,version,last_accessed_at,metadata}');
create trigger audit after insert or update or delete on storage.buckets
  for each row execute function private.audit();
create trigger audit after insert or update or delete on storage.objects
  for each row execute function private.audit();

-- Required data: the buckets of the shop's pictures.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select id, id, true, 20971520, '{image/jpeg,image/png,image/webp,image/avif,image/gif}'
from unnest(array['product-images', 'project-images', 'portfolio-images']) as id;
