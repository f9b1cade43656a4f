-- Which member of staff has which record open in the back office, so that colleagues see it. A row is one
-- open page; the browser renews it, and one that was not renewed for a while counts as closed. Nothing of
-- it is worth keeping: unlogged.

create unlogged table public.open_records (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  visit_id uuid not null,
  kind text not null check (length(kind) between 1 and 50),
  -- Part of a notice whose parts are separated by spaces.
  record_id text not null check (length(record_id) between 1 and 100 and record_id !~ '\s'),
  is_editing boolean not null default false,
  seen_at timestamptz not null,
  primary key (user_id, visit_id)
);
create index open_records_by_record on public.open_records (kind, record_id);

alter table public.open_records enable row level security;
alter table public.open_records force row level security;
create policy system on public.open_records to service_role using (true) with check (true);
create policy staff_read on public.open_records for select to authenticated
  using (private.may_edit(kind));
create policy own_insert on public.open_records for insert to authenticated
  with check (user_id = (select auth.uid()) and private.may_edit(kind));
create policy own_update on public.open_records for update to authenticated
  using (user_id = (select auth.uid())) with check (private.may_edit(kind));
-- Also after the role ended.
create policy own_delete on public.open_records for delete to authenticated
  using (user_id = (select auth.uid()));

grant select, delete on public.open_records to authenticated;
grant insert (visit_id, kind, record_id, is_editing, seen_at), update (is_editing, seen_at)
  on public.open_records to authenticated;
grant select, insert, update, delete on public.open_records to service_role;
