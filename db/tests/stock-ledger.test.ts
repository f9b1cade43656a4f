import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addProduct, addVariant } from '#tests/support/goods.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const run = (query: string, ...values: unknown[]) => database.owner.query(query, values);

/** Cause and change of each line, the oldest first. */
async function ledgerOf(productId: string): Promise<string[]> {
  const { rows } = await database.owner.query<{ line: string }>(
    `select cause || ' ' || change as line from stock_movements
     where product_id = $1 order by created_at, change desc`,
    [productId],
  );
  return rows.map(({ line }) => line);
}

it('records the opening stock of a product and every adjustment', async () => {
  const chair = await addProduct(database.owner, { quantity: 5 });
  await run('update products set quantity = 3 where id = $1', chair);
  await run(`update products set name = 'Stool' where id = $1`, chair);
  await run('update products set quantity = 8 where id = $1', chair);
  expect(await ledgerOf(chair)).toEqual(['opening 5', 'adjustment -2', 'adjustment 5']);
});

it('records variants instead of the product that has them', async () => {
  const table = await addProduct(database.owner, { quantity: 5 });
  const walnut = await addVariant(database.owner, table, { inventory: 4 });
  await run('update product_variants set inventory = 6 where id = $1', walnut);
  await run('delete from product_variants where id = $1', walnut);
  expect(await ledgerOf(table)).toEqual([
    'opening 5',
    'adjustment -5',
    'opening 4',
    'adjustment 2',
    'adjustment -6',
  ]);
});

it('records the order that stock was moved for, and no order afterwards', async () => {
  const chair = await addProduct(database.owner, { quantity: 5 });
  const { rows } = await run(
    `insert into orders (email, phone, subtotal, total, payable, currency, address, locale, idempotency_key)
     values ('mona@example.com', '+201001234567', 0, 0, 0, 'USD', '{}', 'en', gen_random_uuid()) returning id`,
  );
  const moves = [{ product_id: chair, variant_id: null, change: -2, sold: 2 }];
  await run('begin');
  await run(`select private.move_stock('sale', $1, $2)`, rows[0].id, JSON.stringify(moves));
  await run('update products set quantity = 9 where id = $1', chair);
  await run('commit');
  const { rows: lines } = await run(
    'select cause, change, order_id is not null as of_order from stock_movements where product_id = $1 order by change',
    chair,
  );
  expect(lines).toEqual([
    { cause: 'sale', change: -2, of_order: true },
    { cause: 'opening', change: 5, of_order: false },
    { cause: 'adjustment', change: 6, of_order: false },
  ]);
});

it('rejects a movement of more pieces than there are', async () => {
  const chair = await addProduct(database.owner, { quantity: 1 });
  const moves = JSON.stringify([{ product_id: chair, variant_id: null, change: -2, sold: 2 }]);
  await expect(
    run(`select private.move_stock('sale', gen_random_uuid(), $1)`, moves),
  ).rejects.toMatchObject({ code: '23514' });
});

it('finds sold products by their key instead of reading the table', async () => {
  const chair = await addProduct(database.owner, { quantity: 5 });
  const moves = JSON.stringify([{ product_id: chair, variant_id: null, change: -1, sold: 1 }]);
  // Triggers may have cached plans from other changes.
  await run('discard plans');
  // Statements without parameters run in one transaction, whose scans are counted.
  const results = (await database.owner.query(`
    select private.move_stock('sale', null, '${moves}');
    select seq_scan from pg_stat_xact_user_tables where relid = 'public.products'::regclass`)) as unknown;
  expect((results as { rows: unknown[] }[])[1]!.rows).toEqual([{ seq_scan: '0' }]);
  expect(await ledgerOf(chair)).toEqual(['opening 5', 'sale -1']);
});
