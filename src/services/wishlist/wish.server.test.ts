import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAccount } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { setWish } from './wish.server.ts';

let database: TestDatabase;
let productId: string;

beforeAll(async () => {
  database = await testDatabase({ seeded: true });
  const { rows } = await database.owner.query('select id from products order by slug limit 1');
  productId = rows[0].id;
});
afterAll(() => database.close());

async function customer() {
  const { userId } = await makeAccount(new Date());
  return { kind: 'user', userId, claims: {} } as const;
}

async function wishesOf(userId: string): Promise<string[]> {
  const { rows } = await database.owner.query(
    'select product_id from wishlist_items where user_id = $1',
    [userId],
  );
  return rows.map(({ product_id }) => product_id);
}

it('is stored once, is removed completely, and leaves those of other customers', async () => {
  const one = await customer();
  const other = await customer();
  for (const actor of [one, one, other]) {
    expect(await setWish(productId, true, actor)).toEqual({ ok: true });
  }
  expect(await wishesOf(one.userId)).toEqual([productId]);
  for (let times = 0; times < 2; times += 1) {
    expect(await setWish(productId, false, one)).toEqual({ ok: true });
  }
  expect(await wishesOf(one.userId)).toEqual([]);
  expect(await wishesOf(other.userId)).toEqual([productId]);
});

it('needs a customer and a product', async () => {
  expect(await setWish(productId, true, { kind: 'visitor' })).toMatchObject({
    reason: 'login_required',
  });
  for (const id of [randomUUID(), 'x']) {
    expect(await setWish(id, true, await customer())).toMatchObject({ reason: 'not_found' });
  }
});
