-- Who was invited to work in the shop. The role counts only once the person has accepted.

create table public.staff_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null check (char_length(email) <= 254),
  role text not null
    check (role in ('admin', 'sales', 'marketing', 'technical_office_manager', 'content_manager')),
  locale text not null default 'en' check (locale in ('en', 'ar')),
  -- Of the link in the e-mail, which alone opens it.
  token_hash bytea not null unique,
  invited_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  check (accepted_at is null or revoked_at is null)
);

-- One open invitation for each address.
create unique index staff_invitations_open on public.staff_invitations (lower(email))
  where accepted_at is null and revoked_at is null;
create index staff_invitations_of_admin on public.staff_invitations (invited_by);

create trigger audit after insert or update or delete on public.staff_invitations
  for each row execute function private.audit();
insert into private.audited_tables (table_name, writers, hidden, ignored, label_column) values
  ('staff_invitations', '{}', '{email}', '{token_hash}', 'role');

alter table public.staff_invitations enable row level security;
alter table public.staff_invitations force row level security;
create policy system on public.staff_invitations to service_role, service_key using (true) with check (true);
create policy admin_read on public.staff_invitations for select to authenticated
  using ((select private.has_role('admin')));

grant select (id, email, role, locale, invited_by, created_at, expires_at, accepted_at, revoked_at)
  on public.staff_invitations to authenticated;
grant select on public.staff_invitations to service_key;
grant select, insert, update, delete on public.staff_invitations to service_role;
