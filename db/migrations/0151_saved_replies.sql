-- Texts that staff use again in answers to messages and requests.

create table public.saved_replies (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  name_ar text,
  body text not null,
  body_ar text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint saved_replies_shape check (
    btrim(name) <> '' and char_length(name) <= 80 and char_length(name_ar) <= 80
    and btrim(body) <> '' and char_length(body) <= 4000
    and btrim(body_ar) <> '' and char_length(body_ar) <= 4000)
);

create index saved_replies_by_name on public.saved_replies (name, id);
create index saved_replies_by_change on public.saved_replies (updated_at, id);
create index saved_replies_search on public.saved_replies
  using gin (name extensions.gin_trgm_ops, name_ar extensions.gin_trgm_ops);

create trigger set_updated_at before update on public.saved_replies
  for each row execute function private.set_updated_at();
create trigger audit after insert or update or delete on public.saved_replies
  for each row execute function private.audit();
insert into private.audited_tables (table_name, writers, label_column) values
  ('saved_replies', '{sales}', 'name');

alter table public.saved_replies enable row level security;
alter table public.saved_replies force row level security;
create policy system on public.saved_replies to service_role, service_key using (true) with check (true);
create policy staff on public.saved_replies to authenticated
  using ((select private.has_role('sales'))) with check ((select private.has_role('sales')));
-- Who answers requests may use them.
create policy staff_read on public.saved_replies for select to authenticated
  using ((select private.has_role('technical_office_manager')));

grant select on public.saved_replies to authenticated, service_key;
grant insert (id, name, name_ar, body, body_ar), update (name, name_ar, body, body_ar), delete
  on public.saved_replies to authenticated;
grant select, insert, update, delete on public.saved_replies to service_role;
