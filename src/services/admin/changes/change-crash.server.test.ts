import { expect, it } from 'vitest';
import { fileDatabase } from '#tests/support/file-database.ts';
import { createStaff } from '#tests/support/factories.ts';
import { killAtTable } from '#tests/support/kill-at-table.ts';

const database = fileDatabase();

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
  const env = { BULK: JSON.stringify({ userId, products: before }) };
  await killAtTable(database, 'change_sets', { program, env });

  expect(await read()).toEqual(before);
  const { rows } = await owner.query(
    'select (select count(*) from change_sets) as sets, (select count(*) from audit_log) as lines',
  );
  expect(rows).toEqual([{ sets: '0', lines: '0' }]);
});
