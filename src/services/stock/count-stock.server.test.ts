import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Staff } from '#services/shared/staff.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  createProduct,
  createStaff,
  createUser,
  createVariant,
  insert,
} from '#tests/support/factories.ts';
import { countStock, type StockCount } from './count-stock.server.ts';
import { readStockLedger } from './read-stock-ledger.server.ts';

let database: TestDatabase;
let technical: Staff;

const staffWith = async (role: string): Promise<Staff> => ({
  actor: { kind: 'user', userId: await createStaff(database.owner, role), claims: {} },
  now: new Date(),
});

beforeAll(async () => {
  database = await testDatabase();
  technical = await staffWith('technical_office_manager');
});
afterAll(() => database.close());

const count = (product: string, amount: StockCount['amount'], more: Partial<StockCount> = {}) =>
  countStock({ piece: { product, variant: null }, amount, reason: 'counted', ...more }, technical);

const stockOf = async (id: string) =>
  (await database.owner.query('select quantity from products where id = $1', [id])).rows[0]
    .quantity;

/** A sale as an order makes it. */
const sell = (product: string, pieces: number) =>
  database.owner.query(
    `select private.move_stock('sale', null, jsonb_build_array(jsonb_build_object(
       'product_id', $1::uuid, 'variant_id', null, 'change', $2::integer, 'sold', 1)))`,
    [product, -pieces],
  );

it('changes the stock and says in the ledger who counted, why, and what was there then', async () => {
  const { id } = await createProduct(database.owner, { quantity: 5 });
  expect(await count(id, { counted: 8 }, { reason: 'found', note: 'Behind the loom' })).toEqual({
    ok: true,
    onHand: 8,
    change: 3,
    notified: 0,
  });
  expect(await count(id, { delta: -2 }, { reason: 'damaged' })).toMatchObject({ onHand: 6 });
  const ledger = await readStockLedger(id, technical.actor);
  expect(
    ledger.map(({ cause, reason, change, onHand, by, note }) => ({
      cause,
      reason,
      change,
      onHand,
      by,
      note,
    })),
  ).toEqual([
    {
      cause: 'adjustment',
      reason: 'damaged',
      change: -2,
      onHand: 6,
      by: 'technical_office_manager',
      note: null,
    },
    {
      cause: 'adjustment',
      reason: 'found',
      change: 3,
      onHand: 8,
      by: 'technical_office_manager',
      note: 'Behind the loom',
    },
    { cause: 'opening', reason: null, change: 5, onHand: 5, by: null, note: null },
  ]);
});

it('counts a variant, and the product has the sum', async () => {
  const { id: product } = await createProduct(database.owner, { has_variants: true });
  const { id: variant } = await createVariant(database.owner, product, { inventory: 1 });
  await createVariant(database.owner, product, { inventory: 4 });
  const piece = { product, variant };
  expect(
    await countStock({ piece, amount: { counted: 3 }, reason: 'supplied' }, technical),
  ).toMatchObject({ onHand: 3 });
  expect(await stockOf(product)).toBe(7);
  expect(await count(product, { counted: 3 })).toEqual({ ok: false, reason: 'has_variants' });
});

it('says how many people will be notified when a piece is back', async () => {
  const { id } = await createProduct(database.owner, { quantity: 0 });
  for (const email of ['a@fustat.example', 'b@fustat.example']) {
    await insert(database.owner, 'stock_alerts', { product_id: id, email, user_id: null });
  }
  expect(await count(id, { counted: 0 })).toMatchObject({ ok: true, change: 0, notified: 0 });
  expect(await count(id, { counted: 2 })).toMatchObject({ ok: true, notified: 2 });
  expect(await count(id, { counted: 3 })).toMatchObject({ ok: true, notified: 0 });
});

it('rejects a count that an order has overtaken, and what would be less than nothing', async () => {
  const { id } = await createProduct(database.owner, { quantity: 5 });
  await sell(id, 1);
  expect(await count(id, { counted: 5 }, { seen: 5 })).toEqual({
    ok: false,
    reason: 'changed_meanwhile',
    details: { onHand: '4' },
  });
  expect(await count(id, { delta: -5 })).toEqual({ ok: false, reason: 'below_zero' });
  expect(await stockOf(id)).toBe(4);
});

it('loses neither counts nor sales that happen at the same moment', async () => {
  const { id } = await createProduct(database.owner, { quantity: 40 });
  const counts = Array.from({ length: 10 }, () => count(id, { delta: 2 }, { reason: 'supplied' }));
  const sales = (async () => {
    for (let sold = 0; sold < 10; sold += 1) await sell(id, 1);
  })();
  await Promise.all([...counts, sales]);
  expect(await stockOf(id)).toBe(40 + 20 - 10);
  const { rows } = await database.owner.query(
    'select sum(change)::integer as moved, count(*)::integer as lines from stock_movements where product_id = $1',
    [id],
  );
  expect(rows).toEqual([{ moved: 50, lines: 21 }]);
});

it.each(['sales', 'marketing', 'content_manager'])('is forbidden to %s', async (role) => {
  const { id } = await createProduct(database.owner, { quantity: 5 });
  const staff = await staffWith(role);
  const attempt = {
    piece: { product: id, variant: null },
    amount: { counted: 9 },
    reason: 'found',
  } as const;
  expect(await countStock(attempt, staff)).toEqual({ ok: false, reason: 'forbidden' });
  expect(await stockOf(id)).toBe(5);
});

it('is forbidden to customers', async () => {
  const { id } = await createProduct(database.owner, { quantity: 5 });
  const actor = { kind: 'user', userId: await createUser(database.owner), claims: {} } as const;
  const attempt = {
    piece: { product: id, variant: null },
    amount: { counted: 9 },
    reason: 'found',
  } as const;
  expect(await countStock(attempt, { actor, now: new Date() })).toEqual({
    ok: false,
    reason: 'forbidden',
  });
});
