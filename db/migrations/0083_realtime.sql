-- Private channels of /realtime/v1, with the names that hosted backends use: policies on
-- realtime.messages say who may read and write a topic. Nothing is stored in the table: a row is
-- tried and taken back (private.topic_rights).
create schema if not exists realtime;
grant usage on schema realtime to anon, authenticated, service_role;

-- In the migration, because the policies below need it.
create or replace function realtime.topic() returns text
language sql stable set search_path = '' as $$
  select nullif(pg_catalog.current_setting('realtime.topic', true), '')
$$;
revoke execute on function realtime.topic() from public;
grant execute on function realtime.topic() to anon, authenticated, service_role;

create table if not exists realtime.messages (
  id uuid primary key default gen_random_uuid(),
  topic text not null,
  extension text not null check (extension in ('broadcast', 'presence')),
  event text,
  payload jsonb,
  private boolean not null default true,
  inserted_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table realtime.messages enable row level security;
alter table realtime.messages force row level security;
create policy system on realtime.messages to service_role using (true) with check (true);
create policy topic_read on realtime.messages for select to authenticated
  using ((select private.may_use_topic(realtime.topic())));
create policy topic_insert on realtime.messages for insert to authenticated
  with check ((select private.may_use_topic(realtime.topic())));

grant select on realtime.messages to anon, authenticated;
grant insert (topic, extension, event, payload, private) on realtime.messages to anon, authenticated;
grant select, insert, update, delete on realtime.messages to service_role;
