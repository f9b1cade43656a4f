import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { forgetEnvironment } from '../environment.server.ts';
import { closePool } from './pool.server.ts';
import { asVisitor } from './run-as.server.ts';

let database: TestDatabase;
let other: TestDatabase;
beforeAll(async () => {
  other = await testDatabase();
  database = await testDatabase();
});
afterAll(async () => {
  await useReplicas();
  await database.close();
  await other.close();
});

async function useReplicas(...urls: string[]): Promise<void> {
  await closePool();
  process.env['DATABASE_READ_URLS'] = urls.join(',');
  forgetEnvironment();
}

const name = sql<{ name: string }>`select current_database() as name`;
const readName = async () => (await asVisitor().readOnReplica(name))[0][0]!.name;
const nameOf = ({ url }: TestDatabase) => new URL(url).pathname.slice(1);

it('reads the primary when there is no replica', async () => {
  expect(await readName()).toBe(nameOf(database));
});

it('reads a replica, as the same caller and without the right to write', async () => {
  await useReplicas(other.url);
  expect(await readName()).toBe(nameOf(other));
  const [[row]] = await asVisitor().readOnReplica(
    sql<{ role: string; mode: string }>`
      select current_user as role, current_setting('transaction_read_only') as mode`,
  );
  expect(row).toEqual({ role: 'anon', mode: 'on' });
});

it('reads the primary when the replica cannot be reached', async () => {
  await useReplicas('postgres://a:b@127.0.0.1:1/c');
  expect(await readName()).toBe(nameOf(database));
});

it('reports what is wrong with a query, which the primary has read as well', async () => {
  await useReplicas(other.url);
  await expect(asVisitor().readOnReplica(sql`select 1 / 0`)).rejects.toThrow('division by zero');
});
