-- The rest of what signing in needs: mailed links and codes, sign-in through another provider, and a
-- second factor.

-- Guests of a client that switches anonymous sign-in on have no address.
alter table auth.users
  alter column email drop not null,
  add column invited_at timestamptz,
  add column deleted_at timestamptz,
  add constraint users_address_or_anonymous
    check (email is not null or is_anonymous or deleted_at is not null);

-- Link and code of one mail: the link holds the token, the code is typed. Both are stored as hashes; that
-- of the code is keyed, because six digits are quickly tried. A challenge says which client may use the
-- link: it must send the verifier.
alter table auth.one_time_tokens
  drop constraint one_time_tokens_token_type_check,
  add constraint one_time_tokens_token_type_check check (token_type in (
    'recovery', 'magiclink', 'reauthentication', 'confirmation', 'invite', 'email_change'
  )),
  add column code_hash bytea,
  add column new_email text check (new_email = lower(new_email) and length(new_email) <= 254),
  add column code_challenge text check (length(code_challenge) between 43 and 128),
  add column code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  add check ((code_challenge is null) = (code_challenge_method is null)),
  add check ((token_type = 'email_change') = (new_email is not null));

-- A sign-up by mailed code has no password.
alter table private.pending_sign_ups
  alter column encrypted_password drop not null,
  add column code_hash bytea,
  add column code_challenge text check (length(code_challenge) between 43 and 128),
  add column code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  add check ((code_challenge is null) = (code_challenge_method is null));

-- A sign-in that continues elsewhere: at a provider (state_hash), or at the client that exchanges a code
-- for a session (code_hash).
create table auth.flow_states (
  id uuid primary key default gen_random_uuid(),
  provider text,
  state_hash bytea unique,
  -- What the provider's answer is checked against; encrypted with a key derived from AUTH_SECRET.
  encrypted_checks bytea,
  redirect_to text check (length(redirect_to) <= 2000),
  -- The account to which a further identity is linked.
  linking_user_id uuid references auth.users on delete cascade,
  code_hash bytea unique,
  user_id uuid references auth.users on delete cascade,
  pending_sign_up_id uuid references private.pending_sign_ups on delete cascade,
  authentication_method text,
  code_challenge text check (length(code_challenge) between 43 and 128),
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  check (state_hash is not null or code_hash is not null),
  check ((code_challenge is null) = (code_challenge_method is null))
);
create index flow_states_user_id_idx on auth.flow_states (user_id);
create index flow_states_linking_user_id_idx on auth.flow_states (linking_user_id);
create index flow_states_pending_sign_up_id_idx on auth.flow_states (pending_sign_up_id);
create index flow_states_expires_at_idx on auth.flow_states (expires_at);

create table auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  factor_type text not null default 'totp' check (factor_type = 'totp'),
  friendly_name text not null default '' check (length(friendly_name) <= 100),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  -- Encrypted with a key derived from AUTH_SECRET.
  encrypted_secret bytea not null,
  -- The time step of the last accepted code: no code works twice.
  last_used_step bigint not null default 0,
  last_challenged_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index mfa_factors_user_id_idx on auth.mfa_factors (user_id);
create unique index mfa_factors_named_once on auth.mfa_factors (user_id, friendly_name)
  where friendly_name <> '';
create trigger set_updated_at before update on auth.mfa_factors
  for each row execute function private.set_updated_at();

create table auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);

-- Each opens the account once when the device with the factor is lost. Only keyed hashes are stored.
create table auth.mfa_recovery_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null default now(),
  unique (user_id, code_hash)
);

do $policies$
declare
  name text;
begin
  foreach name in array array['flow_states', 'mfa_factors', 'mfa_challenges', 'mfa_recovery_codes'] loop
    execute format('alter table auth.%I enable row level security', name);
    execute format('alter table auth.%I force row level security', name);
    execute format(
      'create policy system on auth.%I to service_role using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on auth.%I to service_role', name);
  end loop;
end
$policies$;

-- Whether members of staff need a second factor before they reach the back office.
create table private.sign_in_settings (
  id smallint primary key default 1 check (id = 1),
  staff_second_factor boolean not null default false,
  updated_at timestamptz not null default now()
);
-- Required data: the shop reads this row.
insert into private.sign_in_settings default values;
create trigger set_updated_at before update on private.sign_in_settings
  for each row execute function private.set_updated_at();
alter table private.sign_in_settings enable row level security;
alter table private.sign_in_settings force row level security;
create policy system on private.sign_in_settings to service_role using (true) with check (true);
grant select, insert, update, delete on private.sign_in_settings to service_role;
