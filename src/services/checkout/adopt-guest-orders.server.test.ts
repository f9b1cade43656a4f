import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '#services/shared/caller.ts';
import { confirmSignUp } from '#services/identity/confirm-sign-up.server.ts';
import { signUp } from '#services/identity/sign-up.server.ts';
import { requestFactsAt, goodPassword, mailedToken, makeAccount } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addProduct, checkoutOf, someAddress } from '#tests/support/goods.ts';
import { cancelOrderOfGuest } from '../orders/cancel-order.server.ts';
import { checkGuestLink } from './guest-link.server.ts';
import { createGuestToken } from './guest-token.server.ts';
import { placeOrder } from './place-order.server.ts';
import { findConfirmation } from './read-placed-order.server.ts';

let database: TestDatabase;
const attempt = requestFactsAt(new Date());
const guest: Caller = { actor: { kind: 'visitor' }, attempt };

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it("moves a guest's orders to the account when the e-mail is confirmed, and no other orders", async () => {
  const email = 'hana@example.com';
  const chair = await addProduct(database.owner);
  const order = async (by: string) => {
    const input = checkoutOf({
      items: [{ product_id: chair, quantity: 1 }],
      address: { ...someAddress, email: by },
    });
    const placed = await placeOrder(input, guest);
    if (!placed.ok) throw new Error(placed.reason);
    return placed.order.id;
  };
  const own = await order(email);
  const foreign = await order('mona@example.com');
  await signUp({ email, password: goodPassword, metadata: { full_name: 'Hana' } }, attempt);
  const { rows } = await database.owner.query('select from orders where user_id is not null');
  expect(rows).toEqual([]);
  const token = await mailedToken(database.owner, email);
  const confirmed = await confirmSignUp({ token, password: goodPassword }, attempt);
  if (!confirmed.ok) throw new Error(confirmed.reason);
  const actor = { kind: 'user', userId: confirmed.session.account.id, claims: {} } as const;
  const { now } = attempt;
  const seen = (orderId: string) => findConfirmation({ orderId, token: null, now }, actor);
  expect([(await seen(own))?.id, await seen(foreign)]).toEqual([own, null]);
  const byLink = (orderId: string) => checkGuestLink(createGuestToken(orderId), now);
  expect(await byLink(own)).toEqual({ state: 'adopted', orderId: own });
  expect(await byLink(foreign)).toEqual({ state: 'open', orderId: foreign });
  const withToken = { orderId: null, token: createGuestToken(own), now };
  expect(await findConfirmation(withToken, guest.actor)).toBeNull();
  expect(await cancelOrderOfGuest({ orderId: own, reason: null, now })).toEqual({
    ok: false,
    reason: 'not_found',
  });
});

it("a guest's link works for 60 days after the last change of the order", async () => {
  const chair = await addProduct(database.owner);
  const items = [{ product_id: chair, quantity: 1 }];
  const address = { ...someAddress, email: 'laila@example.com' };
  const placed = await placeOrder(checkoutOf({ items, address }), guest);
  if (!placed.ok) throw new Error(placed.reason);
  const token = createGuestToken(placed.order.id);
  const after = (days: number) => new Date(attempt.now.getTime() + days * 86_400_000);
  expect(await checkGuestLink(token, after(59))).toMatchObject({ state: 'open' });
  expect(await checkGuestLink(token, after(61))).toMatchObject({ state: 'expired' });
  const confirmation = { orderId: null, token, now: after(61) };
  expect(await findConfirmation(confirmation, guest.actor)).toBeNull();
  expect(await checkGuestLink(`${token}x`, after(1))).toEqual({ state: 'unknown' });
});

it('does not move an order that belongs to another account', async () => {
  const email = 'salma@example.com';
  const chair = await addProduct(database.owner);
  const { userId: holder } = await makeAccount(new Date());
  const input = checkoutOf({
    items: [{ product_id: chair, quantity: 1 }],
    address: { ...someAddress, email },
  });
  const placed = await placeOrder(input, guest);
  if (!placed.ok) throw new Error(placed.reason);
  await database.owner.query('update orders set user_id = $1 where id = $2', [
    holder,
    placed.order.id,
  ]);
  await signUp({ email, password: goodPassword, metadata: { full_name: 'Salma' } }, attempt);
  const token = await mailedToken(database.owner, email);
  expect(await confirmSignUp({ token, password: goodPassword }, attempt)).toMatchObject({
    ok: true,
  });
  const { rows } = await database.owner.query('select user_id from orders where id = $1', [
    placed.order.id,
  ]);
  expect(rows).toEqual([{ user_id: holder }]);
});
