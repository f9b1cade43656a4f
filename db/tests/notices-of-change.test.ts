import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createProduct, insert } from './support/factories.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.close());

it('tells which table changed, once per transaction', async () => {
  const heard: string[] = [];
  database.owner.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await database.owner.query('listen content_changed');
  await database.owner.query('begin');
  await createProduct(database.owner);
  await createProduct(database.owner);
  await insert(database.owner, 'public.partners', { name: 'Partner' });
  await database.owner.query('commit');
  await database.owner.query('select 1');
  expect(heard.toSorted()).toEqual(['partners', 'products']);
});

it('watches every table that visitors read', async () => {
  const { rows } = await database.owner.query(`
    select c.relname from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and has_any_column_privilege('anon', c.oid, 'select')
      and not exists (select from pg_trigger where tgrelid = c.oid and tgname = 'content_changed')`);
  expect(rows).toEqual([]);
});
