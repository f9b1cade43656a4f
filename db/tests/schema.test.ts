import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '#platform/database/migrate.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { describeSchema } from './schema/describe-schema.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.close());

it('is exactly the schema on record', async () => {
  await expect(await describeSchema(database.owner)).toMatchFileSnapshot('schema.snapshot');
});

it('changes nothing when everything is applied already', async () => {
  expect(await migrate(database.url)).toEqual([]);
});

it('stays the same when every function file is applied again', async () => {
  const before = await describeSchema(database.owner);
  await database.owner.query(
    `update private.migrations set checksum = 'x' where name like 'functions/%'`,
  );
  expect(await migrate(database.url)).not.toEqual([]);
  expect(await describeSchema(database.owner)).toBe(before);
});

/** The migration runner does not check bodies, because they may mention what comes later. */
it('has only functions whose bodies fit the finished schema', async () => {
  const { rows } = await database.owner.query<{ definition: string }>(`
    select pg_get_functiondef(p.oid) as definition
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('auth', 'private', 'public', 'realtime', 'storage')`);
  expect(rows.length).toBeGreaterThan(40);
  for (const { definition } of rows) await database.owner.query(definition);
});

it('has one file for each function', async () => {
  const { rows } = await database.owner.query<{ functions: string[]; files: string[] }>(`
    select
      array(
        select p.proname::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname in ('private', 'public', 'storage')
          -- Policies of a migration need this one.
          or (n.nspname = 'realtime' and p.proname <> 'topic')
        order by p.proname
      ) as functions,
      array(
        select f.name from private.migrations m
        cross join lateral regexp_replace(m.name, '.*/|[.]sql$', '', 'g') f (name)
        where m.name like 'functions/%' order by f.name collate "C"
      ) as files`);
  expect(rows[0]!.functions).toEqual(rows[0]!.files);
});
