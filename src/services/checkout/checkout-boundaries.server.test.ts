import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#services/shared/caller.ts';
import { requestFactsAt } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addCoupon, addProduct, checkoutOf, someAddress } from '#tests/support/goods.ts';
import { person, rowsOf } from '#tests/support/ordering.ts';
import { cancelOrder } from '../orders/cancel-order.server.ts';
import { placeOrder } from './place-order.server.ts';

const now = new Date();
const guest: Caller = { actor: { kind: 'visitor' }, attempt: requestFactsAt(now) };

let database: TestDatabase;
let chair: string;
beforeAll(async () => {
  database = await testDatabase();
  chair = await addProduct(database.owner, { quantity: 100 });
});
afterAll(() => database.close());

const one = () => ({ items: [{ product_id: chair, quantity: 1 }] });

async function savedAddress(userId: string): Promise<string> {
  const [address] = await rowsOf<{ id: string }>(
    database.owner,
    `insert into addresses (user_id, full_name, phone, governorate, city, street, building)
     values ($1, 'Mona Farid', '+201001234567', 'cairo', 'Cairo', 'Nile Street', '1') returning id`,
    userId,
  );
  return address!.id;
}

describe('the amount that the buyer agreed to', () => {
  it.each([
    ['125.00', true],
    ['125.01', true],
    ['124.99', false],
  ])('%s against a payable of 125.00: accepted is %s', async (expected_payable, ok) => {
    expect(await placeOrder(checkoutOf({ ...one(), expected_payable }), guest)).toMatchObject({
      ok,
    });
  });
});

describe('a saved address', () => {
  it('is not usable for others, not even for an administrator', async () => {
    const owner = await person(now);
    const admin = await person(now, ['admin']);
    const address_id = await savedAddress(owner.userId);
    const input = checkoutOf({ ...one(), address: undefined, address_id });
    const by = (actor: Caller['actor']) =>
      placeOrder(input, { actor, attempt: requestFactsAt(now) });
    expect(await by(admin)).toMatchObject({ ok: false, reason: 'address_required' });
    expect(await by(owner)).toMatchObject({ ok: true });
  });
});

describe('a key', () => {
  it('names one address: the same goods for another are another order', async () => {
    const input = checkoutOf(one());
    expect(await placeOrder(input, guest)).toMatchObject({ ok: true, isNew: true });
    const elsewhere = { ...input, address: { ...someAddress, street: 'Another Street' } };
    expect(await placeOrder(elsewhere, guest)).toEqual({ ok: false, reason: 'key_reused' });
    expect(await placeOrder(input, guest)).toMatchObject({ ok: true, isNew: false });
  });
});

describe('a pending coupon that comes back with a cancelled order', () => {
  it('comes back to its own customer only', async () => {
    const code = await addCoupon(database.owner, { max_uses: 10 });
    const buyers = [await person(now), await person(now)] as const;
    for (const { userId } of buyers) {
      await rowsOf(
        database.owner,
        `insert into user_pending_coupons (user_id, coupon_id) select $1, id from coupons where code = $2`,
        userId,
        code,
      );
    }
    const orders = [];
    for (const actor of buyers) {
      const input = checkoutOf({ ...one(), coupon_code: code });
      const placed = await placeOrder(input, { actor, attempt: requestFactsAt(now) });
      if (!placed.ok) throw new Error(placed.reason);
      orders.push(placed.order.id);
    }
    const usedBy = ({ userId }: { userId: string }) =>
      rowsOf<{ used: boolean }>(
        database.owner,
        `select used_at is not null as used from user_pending_coupons where user_id = $1`,
        userId,
      );
    expect([await usedBy(buyers[0]), await usedBy(buyers[1])]).toEqual([
      [{ used: true }],
      [{ used: true }],
    ]);
    await cancelOrder({ orderId: orders[0]!, reason: null, now }, buyers[0]);
    expect([await usedBy(buyers[0]), await usedBy(buyers[1])]).toEqual([
      [{ used: false }],
      [{ used: true }],
    ]);
  });
});
