import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { severableWire } from '#tests/support/severable-wire.ts';
import { openJobPool } from './job-pool.server.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it('marks a lost connection as worth another attempt, and no error of a statement', async () => {
  const wire = await severableWire(database.url);
  const pool = openJobPool(wire.url);
  const client = await pool.connect();
  await expect(client.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
  const cut = client.query('select 1').then(() => wire.cut());
  await expect(client.query('select pg_sleep(600)')).rejects.toMatchObject({
    code: 'EHOSTUNREACH',
  });
  await cut;
  client.release(true);
  await expect(pool.connect()).rejects.toMatchObject({ code: 'EHOSTUNREACH' });
  await wire.mend();
  expect((await pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
  await wire.cut();
});
