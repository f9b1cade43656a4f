-- A sign-up becomes an account when the mailed link is used. Until then it is stored here, also when
-- the address already has an account, so that neither sign-up nor sign-in reveals which addresses have
-- one. One row per attempt: a second sign-up with the same address cannot replace the first password.

create table private.pending_sign_ups (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email) and length(email) <= 254),
  encrypted_password text not null,
  user_metadata jsonb not null default '{}' check (jsonb_typeof(user_metadata) = 'object'),
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index pending_sign_ups_newest_idx on private.pending_sign_ups (email, created_at desc);
create index pending_sign_ups_expires_at_idx on private.pending_sign_ups (expires_at);
alter table private.pending_sign_ups enable row level security;
alter table private.pending_sign_ups force row level security;
create policy system on private.pending_sign_ups to service_role using (true) with check (true);
grant select, insert, update, delete on private.pending_sign_ups to service_role;
