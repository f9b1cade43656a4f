-- What staff typed into a form and have not saved yet. One draft for each record, shared by all who may
-- edit it; each field names its author, so that two people can work on different fields.

create table public.record_drafts (
  kind text not null,
  record_id text not null check (length(record_id) between 1 and 100),
  -- By field: { from, to, by, at }.
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object' and pg_column_size(data) < 500000),
  -- Grows with each write.
  version integer not null default 0,
  updated_by uuid references auth.users (id) on delete set null,
  updated_at timestamptz not null default now(),
  primary key (kind, record_id)
);
create index record_drafts_by_editor on public.record_drafts (updated_by);
create index record_drafts_by_age on public.record_drafts (updated_at);

alter table public.record_drafts enable row level security;
alter table public.record_drafts force row level security;
create policy system on public.record_drafts to service_role using (true) with check (true);
create policy staff on public.record_drafts to authenticated
  using (private.may_edit(kind)) with check (private.may_edit(kind));

grant select, delete on public.record_drafts to authenticated;
grant insert (kind, record_id, data, version, updated_by, updated_at),
  update (data, version, updated_by, updated_at) on public.record_drafts to authenticated;
grant select, insert, update, delete on public.record_drafts to service_role;
