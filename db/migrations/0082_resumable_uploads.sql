-- Unfinished resumable uploads of /storage/v1. What has arrived is stored as files of the file store, one
-- per part, so that any process can continue after a broken connection or a restart.

create table storage.resumable_uploads (
  id uuid primary key,
  bucket_id text not null references storage.buckets (id) on delete cascade,
  name text collate "C" not null check (char_length(name) between 1 and 1024),
  owner uuid references auth.users (id) on delete cascade,
  upsert boolean not null,
  -- Unknown until the client declares it.
  size bigint check (size >= 0),
  received bigint not null default 0 check (received >= 0),
  -- As the client sent them: content type, caching, metadata.
  fields jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index resumable_uploads_of_bucket on storage.resumable_uploads (bucket_id);
create index resumable_uploads_of_owner on storage.resumable_uploads (owner);
create index resumable_uploads_by_expiry on storage.resumable_uploads (expires_at);

create table storage.resumable_parts (
  upload_id uuid not null references storage.resumable_uploads (id) on delete cascade,
  starts_at bigint not null check (starts_at >= 0),
  bytes bigint not null check (bytes > 0),
  -- The name in the file store.
  file text not null unique,
  primary key (upload_id, starts_at)
);

-- Only the shop keeps these books; who may upload is decided by the policies of storage.objects.
alter table storage.resumable_uploads enable row level security;
alter table storage.resumable_uploads force row level security;
create policy system on storage.resumable_uploads to service_role using (true) with check (true);
grant select, insert, update, delete on storage.resumable_uploads to service_role;

alter table storage.resumable_parts enable row level security;
alter table storage.resumable_parts force row level security;
create policy system on storage.resumable_parts to service_role using (true) with check (true);
grant select, insert, update, delete on storage.resumable_parts to service_role;
