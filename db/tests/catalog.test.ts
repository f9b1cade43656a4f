import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.close());

/** Names of the objects that break a rule; the rule holds when the list is empty. */
async function offenders(query: string): Promise<string[]> {
  const { rows } = await database.owner.query<{ name: string }>(query);
  return rows.map(({ name }) => name);
}

const ours = `n.nspname in ('public', 'auth', 'private', 'realtime', 'storage')`;
const relations = `pg_class c join pg_namespace n on n.oid = c.relnamespace and ${ours}`;
const functions = `pg_proc p join pg_namespace n on n.oid = p.pronamespace and ${ours}`;
const relationName = `n.nspname || '.' || c.relname as name`;
const functionName = `n.nspname || '.' || p.proname as name`;

it('has something to check', async () => {
  expect(
    await offenders(`select ${relationName} from ${relations} where c.relkind = 'r'`),
  ).toContain('public.products');
});

it('enables and forces row-level security on every table', async () => {
  expect(
    await offenders(`select ${relationName} from ${relations}
      where c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity)`),
  ).toEqual([]);
});

it('has a policy on every table', async () => {
  expect(
    await offenders(`select ${relationName} from ${relations}
      where c.relkind in ('r', 'p') and not exists (select from pg_policy where polrelid = c.oid)`),
  ).toEqual([]);
});

it('gives the shop itself full access to every table except the records that nobody changes', async () => {
  expect(
    await offenders(`select ${relationName} from ${relations}
      where c.relkind in ('r', 'p') and (
        not exists (select from pg_policy where polrelid = c.oid and polname = 'system')
        or not has_table_privilege('service_role', c.oid, 'select')
        or not has_table_privilege('service_role', c.oid, 'insert')
        or not has_table_privilege('service_role', c.oid, 'update')
        or not has_table_privilege('service_role', c.oid, 'delete'))
      order by 1`),
  ).toEqual(['private.migrations', 'public.audit_log']);
});

it('grants nothing to PUBLIC', async () => {
  expect(
    await offenders(
      `select ${relationName} from ${relations}, aclexplode(c.relacl) a where a.grantee = 0`,
    ),
  ).toEqual([]);
});

it('names the columns in every write grant to anybody but the shop itself', async () => {
  expect(
    await offenders(`select ${relationName} from ${relations}, aclexplode(c.relacl) a
      where a.grantee in ('anon'::regrole, 'authenticated'::regrole, 'shop_user'::regrole, 'service_key'::regrole)
        and a.privilege_type not in ('SELECT', 'DELETE')`),
  ).toEqual([]);
});

it('runs every view with the rights of its reader, and has no materialized view', async () => {
  expect(
    await offenders(`select ${relationName} from ${relations}
      where c.relkind = 'm' or (c.relkind = 'v'
        and not coalesce(c.reloptions, '{}') && array['security_invoker=true', 'security_invoker=on'])`),
  ).toEqual([]);
});

it('pins the search path of every function, except the three that every policy inlines', async () => {
  expect(
    await offenders(`select ${functionName} from ${functions}
      where not exists (select from unnest(p.proconfig) setting where setting like 'search_path=%')
      order by 1`),
  ).toEqual(['auth.jwt', 'auth.role', 'auth.uid']);
});

it('lets no role execute a function without an explicit grant', async () => {
  expect(
    await offenders(`select ${functionName} from ${functions}
      where p.proacl is null or exists (select from aclexplode(p.proacl) a where a.grantee = 0)`),
  ).toEqual([]);
});

it('runs security definer functions as service_role, which is subject to policies, never as the owner', async () => {
  expect(
    await offenders(`select ${functionName} from ${functions}
      where p.prosecdef and p.proowner <> 'service_role'::regrole`),
  ).toEqual([]);
});

it('indexes every foreign key', async () => {
  expect(
    await offenders(`select k.conrelid::regclass || '.' || k.conname as name
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      join pg_namespace n on n.oid = c.relnamespace and ${ours}
      where k.contype = 'f' and not exists (
        select from pg_index i where i.indrelid = k.conrelid
          and (i.indkey::int2[])[0] = any (k.conkey))`),
  ).toEqual([]);
});

it('stores money exactly: no column is a float', async () => {
  expect(
    await offenders(`select ${relationName} from ${relations}
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      where c.relkind in ('r', 'p', 'v') and a.atttypid in ('float4'::regtype, 'float8'::regtype)`),
  ).toEqual([]);
});
