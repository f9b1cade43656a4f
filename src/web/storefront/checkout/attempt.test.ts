import { describe, expect, it } from 'vitest';
import { begin, deliver, parseAttempt, type PlaceAnswer, type Send } from './attempt.ts';

const body = { items: [{ product_id: 'a', variant_id: null, quantity: 1 }], notes: null };
const other = { ...body, notes: 'Ring twice' };
const first = begin(body, null, 'key-1', 5);

/** A shop that takes each key once; some answers are lost on the way back, after the order was taken. */
function shop({ lostAnswers = 0 } = {}) {
  const orders = new Map<string, string>();
  let lost = lostAnswers;
  const send: Send = async (sent) => {
    const { key, ...rest } = sent as { key: string };
    const text = JSON.stringify(rest);
    const known = orders.get(key);
    if (known === undefined) orders.set(key, text);
    if (lost-- > 0) return null;
    const answer: PlaceAnswer =
      known === undefined || known === text
        ? { ok: true, to: `/confirmation/${key}` }
        : { ok: false, reason: 'key_reused', text: '' };
    return { status: answer.ok ? 200 : 409, answer };
  };
  return { orders, send };
}

describe('an attempt to order', () => {
  it('keeps its key when the same order goes out again', async () => {
    const { orders, send } = shop({ lostAnswers: 2 });
    expect(await deliver(first, send)).toEqual({ kind: 'unanswered' });
    const again = begin(body, first, 'key-2', 9);
    expect(again).toBe(first);
    expect(await deliver(again, send)).toEqual({ kind: 'unanswered' });
    expect(await deliver(again, send)).toMatchObject({ kind: 'placed', wasEarlier: false });
    expect(orders.size).toBe(1);
  });

  it('that arrived unnoticed is not ordered again with something changed', async () => {
    const { orders, send } = shop({ lostAnswers: 1 });
    await deliver(first, send);
    const changed = begin(other, first, 'key-2', 9);
    expect(changed).toMatchObject({ key: 'key-1', body: other, former: body });
    expect(await deliver(changed, send)).toMatchObject({ kind: 'placed', wasEarlier: true });
    expect([...orders.values()]).toEqual([JSON.stringify(body)]);
  });

  it('that never arrived goes out as it was changed', async () => {
    const { orders, send } = shop();
    const changed = begin(other, first, 'key-2', 9);
    expect(await deliver(changed, send)).toMatchObject({ kind: 'placed', wasEarlier: false });
    expect([...orders.values()]).toEqual([JSON.stringify(other)]);
  });

  it('takes a new key when nothing is under way', () => {
    expect(begin(body, null, 'key-2', 9)).toEqual({
      ...{ key: 'key-2', body, former: null },
      madeAt: 9,
    });
  });

  it('tells a refusal from a shop that could not answer', async () => {
    const refusal = { ok: false, reason: 'cart_empty', text: 'x' } as const;
    expect(await deliver(first, async () => ({ status: 422, answer: refusal }))).toEqual({
      ...{ kind: 'refused', refusal },
    });
    for (const answer of [undefined, { ok: false }, 'Internal Server Error']) {
      expect(await deliver(first, async () => ({ status: 500, answer }))).toEqual({
        kind: 'failed',
      });
    }
  });
});

it('a stored attempt comes back as it was, and anything else not at all', () => {
  expect(parseAttempt(JSON.stringify(first))).toEqual(first);
  const failed = { ...first, hasFailed: true };
  expect(parseAttempt(JSON.stringify(failed))).toEqual(failed);
  for (const text of [
    null,
    '',
    '{}',
    '[]',
    'null',
    '{"key":1,"body":{},"madeAt":1}',
    '{"key":"a"',
  ]) {
    expect(parseAttempt(text), String(text)).toBeNull();
  }
});
