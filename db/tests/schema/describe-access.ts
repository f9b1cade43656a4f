import type pg from 'pg';
import { readLines, roleName, section } from './catalog-lines.ts';

/** Roles, schemas, extensions and default privileges: what is not part of one table or function. */
export async function describeAccess(client: pg.Client, foreign: string[]): Promise<string[]> {
  const ignored = ['pg_catalog', 'information_schema', ...foreign]
    .map((name) => `'${name}'`)
    .join(', ');
  return [
    section('roles', await readLines(client, roles)),
    section('schemas', await readLines(client, schemas(ignored))),
    section('extensions', await readLines(client, extensions)),
    section('default privileges', await readLines(client, defaultPrivileges)),
    section('publications', await readLines(client, publications)),
  ];
}

const roles = `
  select concat_ws(' ', r.rolname, case when rolcanlogin then 'login' else 'nologin' end,
    case when rolinherit then 'inherit' else 'noinherit' end,
    case when rolsuper then 'superuser' end, case when rolbypassrls then 'bypassrls' end, (
      select 'member of ' || string_agg(m.roleid::regrole::text, ', ' order by m.roleid::regrole::text)
      from pg_catalog.pg_auth_members m where m.member = r.oid)) as line
  from pg_catalog.pg_roles r
  where rolname in ('anon', 'authenticated', 'shop_user', 'service_key', 'service_role')
  order by rolname`;

const schemas = (ignored: string) => `
  select n.nspname || coalesce(': ' || string_agg(
    ${roleName('a.grantee')} || ' ' || lower(a.privilege_type), ', '
    order by ${roleName('a.grantee')}, a.privilege_type), '') as line
  from pg_catalog.pg_namespace n
  left join lateral pg_catalog.aclexplode(n.nspacl) a
    on a.grantee not in (n.nspowner, current_user::regrole)
  where n.nspname not in (${ignored}) and n.nspname !~ '^pg_(toast|temp)'
  group by n.nspname order by n.nspname collate "C"`;

const extensions = `
  select e.extname || ' in ' || n.nspname as line
  from pg_catalog.pg_extension e join pg_catalog.pg_namespace n on n.oid = e.extnamespace
  order by e.extname`;

/** Empty access lists count: they are what takes the built-in rights of everyone away. */
const defaultPrivileges = `
  select coalesce(n.nspname, 'every schema') || ' '
    || case d.defaclobjtype when 'f' then 'functions' when 'r' then 'tables' else 'sequences' end
    || ': ' || coalesce((
      select string_agg(${roleName('a.grantee')} || ' ' || lower(a.privilege_type), ', '
        order by ${roleName('a.grantee')}, a.privilege_type)
      from pg_catalog.aclexplode(d.defaclacl) a), 'nothing') as line
  from pg_catalog.pg_default_acl d left join pg_catalog.pg_namespace n on n.oid = d.defaclnamespace
  order by coalesce(n.nspname, ''), d.defaclobjtype`;

const publications = `select pubname::text as line from pg_catalog.pg_publication order by 1`;
