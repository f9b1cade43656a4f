import { describe, expect, it } from 'vitest';
import {
  beginOrderAttempt,
  sendOrderAttempt,
  parseOrderAttempt,
  type PlaceOrderResponse,
  type Send,
} from './order-attempt.ts';

const body = { items: [{ product_id: 'a', variant_id: null, quantity: 1 }], notes: null };
const other = { ...body, notes: 'Ring twice' };
const first = beginOrderAttempt(body, null, 'key-1', 5);

/** A shop that places each key once; some responses are lost after the order was placed. */
function shop({ lostResponses = 0 } = {}) {
  const orders = new Map<string, string>();
  let lost = lostResponses;
  const send: Send = async (sent) => {
    const { key, ...rest } = sent as { key: string };
    const text = JSON.stringify(rest);
    const known = orders.get(key);
    if (known === undefined) orders.set(key, text);
    if (lost-- > 0) return null;
    const json: PlaceOrderResponse =
      known === undefined || known === text
        ? { ok: true, to: `/confirmation/${key}` }
        : { ok: false, reason: 'key_reused', text: '' };
    return { status: json.ok ? 200 : 409, json };
  };
  return { orders, send };
}

describe('an attempt to place an order', () => {
  it('has the same key when the same order is sent again', async () => {
    const { orders, send } = shop({ lostResponses: 2 });
    expect(await sendOrderAttempt(first, send)).toEqual({ kind: 'unanswered' });
    const again = beginOrderAttempt(body, first, 'key-2', 9);
    expect(again).toBe(first);
    expect(await sendOrderAttempt(again, send)).toEqual({ kind: 'unanswered' });
    expect(await sendOrderAttempt(again, send)).toMatchObject({
      kind: 'placed',
      wasEarlier: false,
    });
    expect(orders.size).toBe(1);
  });

  it('is not placed again with changes when it had arrived unnoticed', async () => {
    const { orders, send } = shop({ lostResponses: 1 });
    await sendOrderAttempt(first, send);
    const changed = beginOrderAttempt(other, first, 'key-2', 9);
    expect(changed).toMatchObject({ key: 'key-1', body: other, former: body });
    expect(await sendOrderAttempt(changed, send)).toMatchObject({
      kind: 'placed',
      wasEarlier: true,
    });
    expect([...orders.values()]).toEqual([JSON.stringify(body)]);
  });

  it('is placed with its changes when it had never arrived', async () => {
    const { orders, send } = shop();
    const changed = beginOrderAttempt(other, first, 'key-2', 9);
    expect(await sendOrderAttempt(changed, send)).toMatchObject({
      kind: 'placed',
      wasEarlier: false,
    });
    expect([...orders.values()]).toEqual([JSON.stringify(other)]);
  });

  it('gets a new key when no other attempt is stored', () => {
    expect(beginOrderAttempt(body, null, 'key-2', 9)).toEqual({
      ...{ key: 'key-2', body, former: null },
      madeAt: 9,
    });
  });

  it('distinguishes a rejection from a server that failed', async () => {
    const rejection = { ok: false, reason: 'cart_empty', text: 'x' } as const;
    expect(await sendOrderAttempt(first, async () => ({ status: 422, json: rejection }))).toEqual({
      ...{ kind: 'rejected', rejection },
    });
    for (const json of [undefined, { ok: false }, 'Internal Server Error']) {
      expect(await sendOrderAttempt(first, async () => ({ status: 500, json }))).toEqual({
        kind: 'failed',
      });
    }
  });
});

it('a stored attempt is read back unchanged, and anything else as null', () => {
  expect(parseOrderAttempt(JSON.stringify(first))).toEqual(first);
  const failed = { ...first, hasFailed: true };
  expect(parseOrderAttempt(JSON.stringify(failed))).toEqual(failed);
  for (const text of [
    null,
    '',
    '{}',
    '[]',
    'null',
    '{"key":1,"body":{},"madeAt":1}',
    '{"key":"a"',
  ]) {
    expect(parseOrderAttempt(text), String(text)).toBeNull();
  }
});
