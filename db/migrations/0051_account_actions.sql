-- What staff did to an account, and why. Written by the shop itself, in the transaction of the action.

create table public.account_actions (
  id uuid primary key default gen_random_uuid(),
  -- Empty after the account was deleted.
  user_id uuid references auth.users (id) on delete set null,
  action text not null check (
    action in (
      'role_granted', 'role_revoked', 'signed_out', 'reset_mailed', 'blocked', 'unblocked',
      'points_adjusted', 'data_exported', 'account_deleted'
    )
  ),
  role text check (
    role in ('admin', 'sales', 'marketing', 'technical_office_manager', 'content_manager')
  ),
  points integer check (points <> 0),
  blocked_until timestamptz,
  -- For staff only. Erased with the account, because it may name the person.
  reason text check (length(reason) between 1 and 500),
  actor_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  check ((action in ('role_granted', 'role_revoked')) = (role is not null)),
  check ((action = 'points_adjusted') = (points is not null)),
  check ((action = 'blocked') = (blocked_until is not null)),
  check (reason is not null or user_id is null or action not in ('blocked', 'points_adjusted'))
);

create index account_actions_of_user on public.account_actions (user_id, created_at desc, id desc);
create index account_actions_by_staff on public.account_actions (actor_id);

alter table public.account_actions enable row level security;
alter table public.account_actions force row level security;
create policy system on public.account_actions to service_role using (true) with check (true);
create policy admin_reads on public.account_actions for select to authenticated
  using ((select private.has_role('admin')));

grant select on public.account_actions to authenticated;
grant select, insert, update, delete on public.account_actions to service_role;

-- Roles, blocks, points and deletions are recorded where they are stored; the others only here.
insert into private.audited_tables (table_name, key_columns, recorded)
  values ('account_actions', '{user_id}', '{action}');
create trigger audit after insert on public.account_actions
  for each row when (new.action in ('signed_out', 'reset_mailed', 'data_exported'))
  execute function private.audit();

-- The log outlives an account, so it does not store its id among the values either.
update private.audited_tables set hidden = hidden || '{id}' where table_name = 'profiles';
update private.audited_tables set hidden = hidden || '{user_id}' where table_name = 'user_roles';
