-- Roles, schemas and identity functions in the convention of hosted backends, so that the same
-- migrations also run on one. Everything in this file tolerates that it exists already.

do $$
declare
  wanted text;
  -- Since PostgreSQL 16 the creator of a role is a member of it without the right to become it.
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
-- Functions for policies and triggers; never exposed through the data API.
create schema if not exists private;

create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;

-- With an ASCII-only character type Arabic words have no trigrams.
do $$
begin
  if coalesce(array_length(extensions.show_trgm('سرير'), 1), 0) = 0 then
    raise exception 'this database cannot search Arabic: create it with a UTF-8 character type, for example LC_CTYPE C.UTF-8';
  end if;
end
$$;

-- Nothing is public by default: every table and function names the roles that may use it.
revoke all on schema public from public;
alter default privileges in schema public revoke execute on functions from public;
alter default privileges in schema private revoke execute on functions from public;
alter default privileges revoke execute on functions from public;

-- Hosted backends grant new objects to the API roles by default; here each file names its grants.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

grant usage on schema public, auth, private, extensions to anon, authenticated, service_role;

-- Security definer functions belong to service_role: its `system` policies let them pass, so they
-- never bypass row-level security, also when the owner of the tables is an ordinary role.
grant create on schema private to service_role;

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
