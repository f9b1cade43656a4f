-- Accounts, sessions and keys in the shape of hosted backends. A hosted backend has its own auth
-- tables and auth service; there this file does nothing.

do $migration$
declare
  name text;
begin
  if to_regclass('auth.users') is not null then
    return;
  end if;

  create table auth.users (
    id uuid primary key default gen_random_uuid(),
    aud text not null default 'authenticated',
    role text not null default 'authenticated' check (role in ('authenticated', 'service_role')),
    email text not null unique check (email = lower(email) and length(email) <= 254),
    encrypted_password text,
    email_confirmed_at timestamptz,
    recovery_sent_at timestamptz,
    last_sign_in_at timestamptz,
    raw_app_meta_data jsonb not null default '{"provider": "email", "providers": ["email"]}'
      check (jsonb_typeof(raw_app_meta_data) = 'object'),
    raw_user_meta_data jsonb not null default '{}'
      check (jsonb_typeof(raw_user_meta_data) = 'object'),
    phone text,
    phone_confirmed_at timestamptz,
    is_anonymous boolean not null default false,
    banned_until timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );

  create table auth.identities (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references auth.users on delete cascade,
    provider text not null,
    provider_id text not null,
    identity_data jsonb not null default '{}',
    last_sign_in_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (provider_id, provider)
  );
  create index identities_user_id_idx on auth.identities (user_id);

  create table auth.sessions (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references auth.users on delete cascade,
    aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
    amr jsonb not null default '[]',
    user_agent text,
    not_after timestamptz,
    refreshed_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  create index sessions_user_id_idx on auth.sessions (user_id);

  -- Only a hash is stored, so reading the table does not allow to sign in. Each rotation adds a row
  -- that names the one it replaces, which is how reuse of an old token is detected.
  create table auth.refresh_tokens (
    id uuid primary key default gen_random_uuid(),
    session_id uuid not null references auth.sessions on delete cascade,
    parent_id uuid references auth.refresh_tokens on delete set null,
    token_hash bytea not null unique,
    revoked_at timestamptz,
    created_at timestamptz not null default now()
  );
  create index refresh_tokens_parent_id_idx on auth.refresh_tokens (parent_id);
  create index refresh_tokens_session_id_idx on auth.refresh_tokens (session_id);
  create unique index refresh_tokens_one_active_idx on auth.refresh_tokens (session_id)
    where revoked_at is null;

  -- A newer request of the same kind replaces the older one.
  create table auth.one_time_tokens (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references auth.users on delete cascade,
    token_type text not null check (token_type = 'recovery'),
    token_hash bytea not null unique,
    expires_at timestamptz not null,
    created_at timestamptz not null default now(),
    unique (user_id, token_type)
  );

  -- The private half is encrypted with a key derived from AUTH_SECRET.
  create table auth.signing_keys (
    id uuid primary key default gen_random_uuid(),
    algorithm text not null check (algorithm = 'ES256'),
    public_jwk jsonb not null,
    encrypted_private_key bytea not null,
    status text not null default 'current' check (status in ('current', 'previous', 'retired')),
    created_at timestamptz not null default now()
  );
  create unique index signing_keys_one_current_idx on auth.signing_keys (status)
    where status = 'current';

  foreach name in array array[
    'users', 'identities', 'sessions', 'refresh_tokens', 'one_time_tokens', 'signing_keys'
  ] loop
    execute format('alter table auth.%I enable row level security', name);
    execute format('alter table auth.%I force row level security', name);
    execute format(
      'create policy system on auth.%I to service_role using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on auth.%I to service_role', name);
  end loop;

  create trigger set_updated_at before update on auth.users
    for each row execute function private.set_updated_at();
  create trigger set_updated_at before update on auth.identities
    for each row execute function private.set_updated_at();
  create trigger set_updated_at before update on auth.sessions
    for each row execute function private.set_updated_at();
end
$migration$;
