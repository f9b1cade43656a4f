import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { asVisitor } from '#platform/database/run-as.server.ts';
import type { TestDatabase } from './database.ts';
import { testDatabase } from './database.ts';

const opened: TestDatabase[] = [];
const open = async (options?: { seeded: boolean }) => {
  const database = await testDatabase(options);
  opened.push(database);
  return database;
};

afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

it('gives each caller a database of its own, and points the platform to the newest', async () => {
  const first = await open();
  const second = await open();
  await first.owner.query('create table public.only_here ()');
  const { rows } = await second.owner.query(`select to_regclass('public.only_here') as found`);
  expect(rows).toEqual([{ found: null }]);
  const name = sql<{ name: string }>`select current_database() as name`;
  const [[current]] = await asVisitor().read(name);
  expect(second.url).toContain(current!.name);
});

it('gives the filled shop on request', async () => {
  await open({ seeded: true });
  const products = sql<{ count: string }>`select count(*) from products`;
  const [[found]] = await asVisitor().read(products);
  expect(Number(found!.count)).toBeGreaterThanOrEqual(72);
});
