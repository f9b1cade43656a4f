import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createOrder, createProduct, createUser, insert } from '#tests/support/factories.ts';

let database: TestDatabase;
let codes = 0;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.close());

function createCoupon(change: Record<string, unknown> = {}) {
  codes += 1;
  const coupon = { code: `CODE-${codes}`, discount_type: 'percentage', ...change };
  return insert(database.owner, 'public.coupons', coupon);
}

describe('the limits of a coupon', () => {
  const terms = { discount_value: '15.00', starts_at: new Date('2026-01-01T00:00:00Z') };
  const limited = (limits: Record<string, unknown>) => createCoupon({ ...terms, ...limits });

  it('name rooms of the shop and products that exist, each once', async () => {
    const { id } = await createProduct(database.owner);
    expect(await limited({ rooms: ['office'], product_ids: [id] })).toMatchObject({
      rooms: ['office'],
      product_ids: [id],
    });
    await expect(limited({ rooms: ['kitchen'] })).rejects.toThrow('coupons_rooms_known');
    await expect(limited({ rooms: [null] })).rejects.toThrow('coupons_rooms_known');
    await expect(limited({ rooms: '{{office},{decor}}' })).rejects.toThrow('coupons_rooms_known');
    for (const product_ids of [[id, id], [randomUUID()], [id, randomUUID()]])
      await expect(limited({ product_ids })).rejects.toThrow('only those that exist');
    await expect(limited({ product_ids: [null] })).rejects.toThrow();
  });

  it('are not those of a game coupon', async () => {
    await expect(limited({ source: 'game', rooms: ['office'] })).rejects.toThrow(
      'coupons_of_game_unlimited',
    );
  });

  it('keep their products: a coupon for one must not become one for everything', async () => {
    const { id } = await createProduct(database.owner);
    const { id: coupon } = await limited({ product_ids: [id] });
    const remove = () => database.owner.query('delete from products where id = $1', [id]);
    await expect(remove()).rejects.toThrow('names this product');
    await database.owner.query('delete from coupons where id = $1', [coupon]);
    expect((await remove()).rowCount).toBe(1);
  });
});

describe('the two sets of names', () => {
  const earlier = new Date('2026-01-01T00:00:00Z');
  const later = new Date('2026-04-01T00:00:00Z');
  const canonical = {
    discount_value: '15.00',
    min_purchase_amount: '50.00',
    starts_at: earlier,
    expires_at: later,
  };
  const other = {
    discount_amount: '15.00',
    minimum_purchase: '50.00',
    start_date: earlier,
    end_date: later,
  };

  it.each([
    ['canonical', canonical],
    ['other', other],
    ['both', { ...canonical, ...other }],
  ])('are both readable after a write with the %s one', async (_, names) => {
    expect(await createCoupon(names)).toMatchObject({ ...canonical, ...other });
  });

  it('follow an update under either name, also to null', async () => {
    const { id } = await createCoupon(canonical);
    const { rows } = await database.owner.query(
      `update public.coupons set discount_amount = 20, minimum_purchase = null, expires_at = null
       where id = $1 returning discount_value, discount_amount, min_purchase_amount, end_date`,
      [id],
    );
    expect(rows).toEqual([
      {
        discount_value: '20.00',
        discount_amount: '20.00',
        min_purchase_amount: null,
        end_date: null,
      },
    ]);
  });

  it('are rejected when they contradict each other', async () => {
    await expect(createCoupon({ discount_value: 10, discount_amount: 15 })).rejects.toThrow(
      'two different values for discount_value in one write',
    );
  });
});

it.each([
  ['a code of two letters', { code: ' ab ', discount_value: 10 }],
  ['more than all of the price', { discount_value: 101 }],
  ['nothing off', { discount_value: 0 }],
  [
    'an end before the start',
    { discount_value: 5, starts_at: '2026-02-01', expires_at: '2026-01-01' },
  ],
  ['no use at all', { discount_value: 5, max_uses: 0 }],
])('rejects %s', async (_, change) => {
  await expect(createCoupon(change)).rejects.toMatchObject({ code: '23514' });
});

it('stores a code in upper case and without spaces around it, however it was written', async () => {
  const coupon = await createCoupon({ code: ' spring-26 ', discount_value: 10 });
  expect(coupon.code).toBe('SPRING-26');
  const { rows } = await database.owner.query(
    `update coupons set code = 'Summer-26' where id = $1 returning code`,
    [coupon.id],
  );
  expect(rows).toEqual([{ code: 'SUMMER-26' }]);
});

it('can be used once per customer', async () => {
  const coupon = await createCoupon({ discount_value: 10 });
  const user_id = await createUser(database.owner);
  const use = async () => {
    const order = await createOrder(database.owner, { user_id });
    const usage = { coupon_id: coupon.id, user_id, order_id: order.id, amount_saved: '20.00' };
    return await insert(database.owner, 'public.coupon_usage', usage);
  };
  await use();
  await expect(use()).rejects.toMatchObject({ code: '23505' });
});

it('has the same totals after the shop went to another currency and back', async () => {
  const { id } = await createCoupon({ discount_value: 10 });
  await createOrder(database.owner, {
    coupon_id: id,
    status: 'delivered',
    ...{ refunded: '30.00', given_back: '30.00' },
  });
  const totals = async () =>
    (
      await database.owner.query(
        'select uses, saved, brought from coupon_totals where coupon_id = $1',
        [id],
      )
    ).rows[0];
  const setCurrency = (currency: string) =>
    database.owner.query('update site_settings set currency = $1', [currency]);
  const before = { uses: 1, saved: '20.00', brought: '175.00' };
  expect(await totals()).toEqual(before);
  await setCurrency('EGP');
  expect(await totals()).toEqual({ uses: 1, saved: '0.00', brought: '0.00' });
  await setCurrency('USD');
  expect(await totals()).toEqual(before);
});
