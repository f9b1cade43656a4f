import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asUser, asVisitor } from '#platform/database/run-as.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import {
  createOrder,
  createProduct,
  createStaff,
  createUser,
  insert,
} from '#tests/support/factories.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.close());

async function reviewed(rating: number, productId: string, status = 'approved') {
  const user_id = await createUser(database.owner);
  const review = { product_id: productId, user_id, rating, body: 'Solid.', status };
  return await insert(database.owner, 'public.reviews', review);
}

async function ratingOf(productId: string) {
  const { rows } = await database.owner.query<{ rating: string; review_count: number }>(
    'select rating, review_count from public.products where id = $1',
    [productId],
  );
  return rows[0]!;
}

describe('the rating of a product', () => {
  it('follows its approved reviews', async () => {
    const { id } = await createProduct(database.owner);
    const first = await reviewed(5, id);
    await reviewed(4, id);
    const waiting = await reviewed(1, id, 'pending');
    expect(await ratingOf(id)).toEqual({ rating: '4.50', review_count: 2 });
    await database.owner.query(`update public.reviews set status = 'approved' where id = $1`, [
      waiting.id,
    ]);
    expect(await ratingOf(id)).toEqual({ rating: '3.33', review_count: 3 });
    await database.owner.query('delete from public.reviews where id = $1', [first.id]);
    expect(await ratingOf(id)).toEqual({ rating: '2.50', review_count: 2 });
  });

  it('follows an approval by staff, who may edit neither the rating nor the text', async () => {
    const { id } = await createProduct(database.owner);
    const { id: reviewId } = await reviewed(3, id, 'pending');
    const staff = asUser({
      userId: await createStaff(database.owner, 'technical_office_manager'),
      claims: {},
    });
    await staff.write(sql`update public.reviews set status = 'approved' where id = ${reviewId}`);
    expect(await ratingOf(id)).toEqual({ rating: '3.00', review_count: 1 });
    for (const forbidden of [
      sql`update public.products set rating = 5 where id = ${id}`,
      sql`update public.reviews set body = 'Superb.' where id = ${reviewId}`,
    ]) {
      await expect(staff.write(forbidden)).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('a review by a customer', () => {
  const write = (productId: string, anonymous = false) => sql`
    insert into public.reviews (product_id, rating, body, is_anonymous)
    values (${productId}, 5, 'Solid.', ${anonymous})`;

  it("is pending, has the customer's name, and cannot be approved by its author", async () => {
    const { id } = await createProduct(database.owner);
    const customer = asUser({ userId: await createUser(database.owner, 'Nour Adel'), claims: {} });
    await customer.write(write(id));
    const mine = sql<{ status: string; author_name: string }>`
      select status, author_name from public.reviews where product_id = ${id}`;
    expect((await customer.read(mine))[0]).toEqual([
      { status: 'pending', author_name: 'Nour Adel' },
    ]);
    expect((await asVisitor().read(mine))[0]).toEqual([]);
    await customer.write(
      sql`update public.reviews set status = 'approved' where product_id = ${id}`,
    );
    expect((await customer.read(mine))[0]).toMatchObject([{ status: 'pending' }]);
    await expect(customer.write(write(id))).rejects.toMatchObject({ code: '23505' });
  });

  it('hides its author when it is anonymous', async () => {
    const { id } = await createProduct(database.owner);
    const customer = asUser({ userId: await createUser(database.owner, 'Nour Adel'), claims: {} });
    await customer.write(write(id, true));
    const [rows] = await customer.read(
      sql`select author_name from public.reviews where product_id = ${id}`,
    );
    expect(rows).toEqual([{ author_name: null }]);
    await expect(asVisitor().read(sql`select user_id from public.reviews`)).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('is marked as verified after a delivered order only', async () => {
    const { id } = await createProduct(database.owner);
    const marks = await Promise.all(
      ['shipped', 'delivered'].map(async (status) => {
        const userId = await createUser(database.owner);
        const order = await createOrder(database.owner, { user_id: userId, status });
        const line = { name: 'Chair', sku: 'C', unit_price: '120', quantity: 1, line_total: '120' };
        await insert(database.owner, 'public.order_items', {
          ...line,
          order_id: order.id,
          product_id: id,
        });
        await asUser({ userId, claims: {} }).write(write(id));
        const { rows } = await database.owner.query<{ verified_purchase: boolean }>(
          'select verified_purchase from public.reviews where user_id = $1',
          [userId],
        );
        return rows[0]!.verified_purchase;
      }),
    );
    expect(marks).toEqual([false, true]);
  });
});
