import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createProduct, insert } from '#tests/support/factories.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.close());

it('notifies about each changed table or row once per transaction', async () => {
  const received: string[] = [];
  database.owner.on('notification', ({ payload }) => received.push(payload ?? ''));
  await database.owner.query('listen content_changed');
  await database.owner.query('begin');
  await createProduct(database.owner);
  await createProduct(database.owner);
  await insert(database.owner, 'public.partners', { name: 'Partner' });
  await database.owner.query('commit');
  await database.owner.query('select 1');
  expect(received.map((payload) => payload.split(' ')[0]).toSorted()).toEqual([
    'partners',
    'product_listings',
    'products',
    'products',
  ]);
});

it('notifies about inserts, updates and deletes in every table that visitors read', async () => {
  // The bits of tgtype: 4 is an insert, 8 a delete, 16 an update.
  const { rows } = await database.owner.query(`
    select c.relname, event from pg_class c, unnest(array[4, 8, 16]) event
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and has_any_column_privilege('anon', c.oid, 'select')
      and not exists (
        select from pg_trigger where tgrelid = c.oid and tgtype & event > 0
          and tgfoid in ('private.notify_content_changed'::regproc, 'private.notify_rows_changed'::regproc))`);
  expect(rows).toEqual([]);
});
