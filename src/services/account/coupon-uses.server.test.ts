import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addCoupon, addProduct } from '#tests/support/goods.ts';
import { ordered, person } from '#tests/support/ordering.ts';
import { readRewards } from './rewards.server.ts';

const now = new Date();
const dayBefore = new Date(now.getTime() - 24 * 60 * 60_000);
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase({ seeded: true });
});
afterAll(() => database.close());

async function useCoupon(buyer: Awaited<ReturnType<typeof person>>, at: Date) {
  const code = await addCoupon(database.owner);
  const product_id = await addProduct(database.owner, { price: '100.00' });
  const items = [{ product_id, quantity: 2 }];
  return {
    code,
    order: await ordered(database.owner, buyer, { items, coupon_code: code, now: at }),
  };
}

it('lists the coupons a customer has used, newest first, with order and saving', async () => {
  const buyer = await person(now);
  const older = await useCoupon(buyer, dayBefore);
  const newer = await useCoupon(buyer, now);
  const { couponUses } = await readRewards({ customer: buyer, locale: 'en', now });
  expect(couponUses).toMatchObject([
    {
      code: newer.code,
      orderId: newer.order.id,
      orderNumber: newer.order.number,
      orderTotal: '190.00',
      amountSaved: '10.00',
      currency: newer.order.currency,
    },
    { code: older.code, orderNumber: older.order.number },
  ]);
});

it('lists nobody else’s coupons, not even for staff who may read them', async () => {
  await useCoupon(await person(now), now);
  for (const other of [await person(now), await person(now, ['sales'])]) {
    const { couponUses } = await readRewards({ customer: other, locale: 'en', now });
    expect(couponUses).toEqual([]);
  }
});
