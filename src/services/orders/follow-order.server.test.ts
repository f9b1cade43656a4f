import { describe, expect, it } from 'vitest';
import { finishSending } from '#platform/database/send-notices.server.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { changeOrderStatus, ordered, person } from '#tests/support/ordering.ts';
import { recallDecisions } from '../decisions/recall-decisions.server.ts';
import { decideMove } from './decide-move.server.ts';
import { orderMoveKind } from './order-move-kind.server.ts';
import { followOrder, maxReadersPerOrder } from './follow-order.server.ts';

const database = fileDatabase();

async function follow(orderId: string) {
  const seen = { changes: 0 };
  const reader = { changed: () => (seen.changes += 1), beat: () => {}, end: () => {} };
  return { ...(await followOrder(orderId, reader)), seen };
}

describe('the pages of an order', () => {
  it('are told when staff change it, and those of other orders are not', async () => {
    const now = new Date();
    const sales = await person(now, ['sales']);
    const [order, other] = [
      await ordered(database.owner, null),
      await ordered(database.owner, null),
    ];
    await finishSending();
    const [own, another] = [await follow(order.id), await follow(other.id)];
    const move = (orderId: string) =>
      changeOrderStatus(
        { orderId, to: 'confirmed', note: null, isVisible: true },
        { actor: sales, now },
      );
    expect(await move(order.id)).toMatchObject({ ok: true });
    await eventually(() => expect(own.seen.changes).toBeGreaterThan(0));
    expect(another.seen.changes).toBe(0);
    if (own.ok) own.stop();
    own.seen.changes = 0;
    expect(await move(other.id)).toMatchObject({ ok: true });
    await eventually(() => expect(another.seen.changes).toBeGreaterThan(0));
    expect(own.seen.changes).toBe(0);
  });

  it('learn nothing of a step that waits, nor of its recall', async () => {
    const now = new Date();
    const sales = { actor: await person(now, ['sales']), now };
    const [order, other] = [
      await ordered(database.owner, null),
      await ordered(database.owner, null),
    ];
    await finishSending();
    const [own, another] = [await follow(order.id), await follow(other.id)];
    const step = { to: 'cancelled', note: null, isVisible: true } as const;
    const decided = await decideMove({ ...step, orderId: order.id, from: 'placed' }, sales);
    expect(decided).toMatchObject({ ok: true });
    expect(await recallDecisions(orderMoveKind, { record: order.id }, sales)).toEqual({
      ok: true,
      count: 1,
    });
    // Notices arrive in their order: this one after those of the step.
    await changeOrderStatus({ ...step, orderId: other.id }, sales);
    await eventually(() => expect(another.seen.changes).toBeGreaterThan(0));
    expect(own.seen.changes).toBe(0);
  });

  it('are limited in number', async () => {
    const { id } = await ordered(database.owner, null);
    for (let count = 0; count < maxReadersPerOrder; count += 1) {
      expect(await follow(id)).toMatchObject({ ok: true });
    }
    expect(await follow(id)).toMatchObject({ ok: false, reason: 'too_many' });
  });
});
