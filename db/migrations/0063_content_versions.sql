-- What was published, and what will be: the texts of a record's form, whole. A scheduled version becomes
-- the published one when its job runs; restoring one copies its texts into the draft.

create table public.content_versions (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  record_id text not null check (length(record_id) between 1 and 100),
  number integer not null check (number > 0),
  state text not null
    check (state in ('scheduled', 'published', 'superseded', 'cancelled', 'failed')),
  -- Texts by field.
  snapshot jsonb not null
    check (jsonb_typeof(snapshot) = 'object' and pg_column_size(snapshot) < 1000000),
  -- By field: { from, to }.
  changes jsonb not null default '{}' check (jsonb_typeof(changes) = 'object'),
  publish_at timestamptz,
  published_at timestamptz,
  -- Names the set in the history. No foreign key: a version outlives it.
  change_set uuid,
  -- Why an admin published what was not ready.
  override_reason text check (char_length(override_reason) between 1 and 500),
  -- The reason why a scheduled version could not be published.
  failure text check (char_length(failure) <= 60),
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (kind, record_id, number),
  check (state <> 'scheduled' or publish_at is not null),
  check (state not in ('published', 'superseded') or published_at is not null)
);
create unique index content_versions_published on public.content_versions (kind, record_id)
  where state = 'published';
create unique index content_versions_scheduled on public.content_versions (kind, record_id)
  where state = 'scheduled';
create index content_versions_by_author on public.content_versions (created_by);

alter table public.content_versions enable row level security;
alter table public.content_versions force row level security;
create policy system on public.content_versions to service_role using (true) with check (true);
create policy staff_read on public.content_versions for select to authenticated
  using (private.may_edit(kind));
create policy staff_add on public.content_versions for insert to authenticated
  with check (private.may_edit(kind) and (created_by is null or created_by = (select auth.uid())));
create policy staff_update on public.content_versions for update to authenticated
  using (private.may_edit(kind)) with check (private.may_edit(kind));

grant select on public.content_versions to authenticated;
grant insert (
    id, kind, record_id, number, state, snapshot, changes, publish_at, published_at, change_set,
    override_reason, created_by, created_at
  ),
  update (state, published_at, change_set, failure) on public.content_versions to authenticated;
grant select, insert, update, delete on public.content_versions to service_role;

insert into private.audited_tables (table_name, writers, label_column, recorded) values (
  'content_versions', '{marketing,content_manager,technical_office_manager}', 'record_id',
  '{kind,record_id,number,state,publish_at,override_reason,failure}'
);
create trigger audit after insert or update or delete on public.content_versions
  for each row execute function private.audit();
