import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '#services/identity/sign-in.server.ts';
import { requestFactsAt, makeAccount } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { ordered, rowsOf } from '#tests/support/ordering.ts';
import { createFunctionsApi } from './index.ts';

const api = createFunctionsApi();
const now = new Date();
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
  await database.owner.query('update site_settings set opened_at = now()');
});
afterAll(() => database.close());

async function post(body: object, token?: string) {
  const response = await api.request('/cancel-order', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
  });
  return { status: response.status, json: await response.json() };
}

async function customer() {
  const account = await makeAccount(now);
  const signedIn = await signIn(account, requestFactsAt(now));
  if (!signedIn.ok) throw new Error(signedIn.reason);
  const { userId, email } = account;
  return {
    token: signedIn.session.accessToken,
    actor: { kind: 'user', userId, claims: {}, email } as const,
  };
}

it('cancels an own order once, and says why it does not a second time', async () => {
  const { token, actor } = await customer();
  const order = await ordered(database.owner, actor);
  const body = { order_id: order.id, reason: 'Ordered twice' };
  const first = await post(body, token);
  expect(first.status).toBe(200);
  expect(first.json.order).toMatchObject({
    id: order.id,
    number: order.number,
    status: 'cancelled',
    payable: Number(order.payable),
  });
  const entries = await rowsOf<{ note: string }>(
    database.owner,
    `select note from order_timeline where order_id = $1 and status = 'cancelled'`,
    order.id,
  );
  expect(entries).toEqual([{ note: 'Ordered twice' }]);
  const second = await post(body, token);
  expect(second.status).toBe(409);
  expect(second.json.error).toEqual({
    code: 'not_cancellable',
    message: 'This order can no longer be cancelled',
    details: { status: 'cancelled' },
  });
});

it('refuses visitors, strangers, and what is no request of this kind', async () => {
  const [{ actor }, stranger] = [await customer(), await customer()];
  const { id } = await ordered(database.owner, actor);
  expect((await post({ order_id: id })).status).toBe(401);
  const foreign = await post({ order_id: id }, stranger.token);
  expect([foreign.status, foreign.json.error.code]).toEqual([404, 'order_not_found']);
  for (const wrong of [
    {},
    { order_id: 'last' },
    { order_id: id, reason: 'x'.repeat(501) },
    { order_id: id, refund: 100 },
  ]) {
    expect((await post(wrong, stranger.token)).status).toBe(422);
  }
  const [row] = await rowsOf<{ status: string }>(
    database.owner,
    'select status from orders where id = $1',
    id,
  );
  expect(row?.status).toBe('placed');
});
