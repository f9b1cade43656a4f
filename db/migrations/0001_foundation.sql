-- Roles, schemas and identity functions, following the hosted convention, so that the same
-- migrations run on a hosted backend of that kind. Everything here tolerates being there already.

do $$
declare
  wanted text;
  -- From 16 on, who creates a role is its member without the right to become it.
  right_to_become text :=
    case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      execute format('create role %I nologin noinherit', wanted);
    end if;
    if not pg_has_role(current_user, wanted, right_to_become) then
      execute format('grant %I to current_user', wanted);
    end if;
  end loop;
end
$$;

create schema if not exists auth;
create schema if not exists extensions;
-- Helpers that policies and triggers call; never exposed through the data API.
create schema if not exists private;

create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;

-- Nothing is public by default: every table and function names who may use it.
revoke all on schema public from public;
alter default privileges in schema public revoke execute on functions from public;
alter default privileges in schema private revoke execute on functions from public;
alter default privileges revoke execute on functions from public;

-- Hosted backends open new objects to the API roles by default; here each file names its grants.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

grant usage on schema public, auth, private, extensions to anon, authenticated, service_role;

do $$
begin
  if to_regprocedure('auth.jwt()') is null then
    create function auth.jwt() returns jsonb language sql stable as
    $f$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $f$;
  end if;
  if to_regprocedure('auth.uid()') is null then
    create function auth.uid() returns uuid language sql stable as
    $f$ select nullif(auth.jwt() ->> 'sub', '')::uuid $f$;
  end if;
  if to_regprocedure('auth.role()') is null then
    create function auth.role() returns text language sql stable as
    $f$ select auth.jwt() ->> 'role' $f$;
  end if;
end
$$;
grant execute on function auth.jwt(), auth.uid(), auth.role() to anon, authenticated, service_role;

create function private.set_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end
$$;
grant execute on function private.set_updated_at() to anon, authenticated, service_role;
