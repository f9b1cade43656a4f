import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxAddresses } from '#domain/addresses/saved-address.ts';
import { maxViews } from '#domain/admin/lists/saved-view.ts';
import { maxWishes } from '#domain/wishlist/wish.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createProduct, createStaff, createUser } from '#tests/support/factories.ts';

let database: TestDatabase;
let products: string[];

beforeAll(async () => {
  database = await testDatabase();
  const made = Array.from({ length: maxWishes + 5 }, () => createProduct(database.owner));
  products = (await Promise.all(made)).map(({ id }) => id);
});
afterAll(() => database.close());

/** Writes as a client of the data API does. */
const as = (userId: string) => ({
  write: (statement: ReturnType<typeof sql>) =>
    asUser({ userId, claims: {} }).runClientStatement(statement, {
      accessMode: 'read write',
      timeout: 30_000,
    }),
});

const addresses = (userId: string, count: number) => sql`
  insert into addresses (user_id, full_name, phone, governorate, city, street, building)
  select ${userId}, 'Mona Farid', '+201001234567', 'cairo', 'Cairo', 'Nile Street', n::text
  from generate_series(1, ${count}::integer) n`;
const ofProducts = (table: string, userId: string, ids: readonly string[]) => sql`
  insert into ${sql.table(table)} (user_id, product_id)
  select ${userId}, id from unnest(${ids}::uuid[]) id`;
const reviews = (userId: string, ids: readonly string[]) => sql`
  insert into reviews (user_id, product_id, rating, body)
  select ${userId}, id, 5, 'Good' from unnest(${ids}::uuid[]) id`;

async function countOf(table: string, owner: string, userId: string): Promise<number> {
  const { rows } = await database.owner.query<{ count: number }>(
    `select count(*)::integer as count from ${table} where ${owner} = $1`,
    [userId],
  );
  return rows[0]!.count;
}

const customer = () => createUser(database.owner);

describe('the limit of a table', () => {
  it('is the one that the pages name', async () => {
    const { rows } = await database.owner.query<{ table: string; most: number }>(
      'select table_name as table, most from private.row_limits where within is null',
    );
    expect(Object.fromEntries(rows.map(({ table, most }) => [table, most]))).toEqual({
      addresses: maxAddresses,
      staff_views: maxViews,
      wishlist_items: maxWishes,
    });
  });

  it('holds for fifty parallel requests', async () => {
    const userId = await customer();
    const other = await customer();
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => as(userId).write(addresses(userId, 1))),
    );
    const rejected = results.filter((result) => result.status === 'rejected');
    expect(rejected).toHaveLength(50 - maxAddresses);
    for (const { reason } of rejected) expect(reason).toMatchObject({ code: 'PT409' });
    expect(await countOf('addresses', 'user_id', userId)).toBe(maxAddresses);
    await as(other).write(addresses(other, maxAddresses));
    await as(userId).write(sql`delete from addresses where building = '1' and user_id = ${userId}`);
    await as(userId).write(addresses(userId, maxAddresses));
    expect(await countOf('addresses', 'user_id', other)).toBe(maxAddresses);
  });

  it('holds for one request of many rows, of which none is stored', async () => {
    const userId = await customer();
    const write = (statement: ReturnType<typeof sql>) => as(userId).write(statement);
    const tooMany = { code: 'PT409', constraint: 'row_limit' };
    const tooManyToday = { code: 'PT429', constraint: 'row_limit' };
    await expect(write(addresses(userId, 21))).rejects.toMatchObject(tooMany);
    await expect(
      write(ofProducts('wishlist_items', userId, products.slice(0, 101))),
    ).rejects.toMatchObject(tooMany);
    await expect(
      write(ofProducts('stock_alerts', userId, products.slice(0, 101))),
    ).rejects.toMatchObject(tooManyToday);
    await expect(write(reviews(userId, products.slice(0, 85)))).rejects.toMatchObject(tooManyToday);
    for (const table of ['addresses', 'wishlist_items', 'stock_alerts', 'reviews']) {
      expect([table, await countOf(table, 'user_id', userId)]).toEqual([table, 0]);
    }
    await write(reviews(userId, products.slice(0, 20)));
    await expect(write(reviews(userId, products.slice(20, 21)))).rejects.toMatchObject(
      tooManyToday,
    );
    await database.owner.query(
      `update reviews set created_at = created_at - interval '25 hours' where user_id = $1`,
      [userId],
    );
    await write(reviews(userId, products.slice(20, 21)));
  });

  it('counts views of one list by themselves', async () => {
    const userId = await createStaff(database.owner, 'sales');
    const views = (list: string, count: number) => sql`
      insert into staff_views (list, name, search)
      select ${list}, 'View', '' from generate_series(1, ${count}::integer)`;
    const staff = asUser({ userId, claims: {} });
    await staff.write(views('orders', maxViews), views('coupons', maxViews));
    await expect(staff.write(views('orders', 1))).rejects.toMatchObject({ code: 'PT409' });
    expect(await countOf('staff_views', 'owner_id', userId)).toBe(2 * maxViews);
  });
});
