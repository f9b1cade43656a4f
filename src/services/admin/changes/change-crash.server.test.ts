import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createStaff } from '#tests/support/factories.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** A process of its own that changes the prices of all pieces. */
const program = `
  import { applyChanges } from './src/services/admin/changes/apply-changes.server.ts';
  const { userId, products } = JSON.parse(process.env.BULK);
  const staff = { actor: { kind: 'user', userId, claims: {} }, now: new Date() };
  const changes = products.map(({ id, price }) =>
    ({ table: 'products', key: id, field: 'price', from: price, to: '1.00' }));
  await applyChanges({ title: 'Bulk', changes }, staff);
`;

it('writes nothing of a bulk change whose process is killed before its end', async () => {
  const { owner } = database;
  const userId = await createStaff(owner, 'technical_office_manager');
  await owner.query(`
    insert into products (name, slug, sku, category, kind, price)
    select 'Bulk', 'bulk-' || n, 'BULK-' || n, 'decor', 'vase', n + 1 from generate_series(1, 500) n`);
  const read = async () =>
    (await owner.query('select id, price from products order by id')).rows as object[];
  const before = await read();

  // The set is stored last: held up there, every row has been written.
  await owner.query('begin');
  await owner.query('lock table change_sets in share mode');
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      BULK: JSON.stringify({ userId, products: before }),
    },
  });
  const ended = once(child, 'exit');
  await eventually(async () => {
    const { rowCount } = await owner.query(
      `select from pg_locks where relation = 'change_sets'::regclass and not granted`,
    );
    expect(rowCount).toBe(1);
  });
  child.kill('SIGKILL');
  await ended;
  await owner.query('rollback');

  expect(await read()).toEqual(before);
  const { rows } = await owner.query(
    'select (select count(*) from change_sets) as sets, (select count(*) from audit_log) as lines',
  );
  expect(rows).toEqual([{ sets: '0', lines: '0' }]);
});
