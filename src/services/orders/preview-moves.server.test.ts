import { expect, it } from 'vitest';
import { noEmail } from '#domain/checkout/no-email.ts';
import { maxMovedOrders, type BulkStep } from '#domain/orders/move-orders.ts';
import { createOrder } from '#tests/support/factories.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { person } from '#tests/support/ordering.ts';
import type { RowSelection } from '../admin/lists/selected-rows.server.ts';
import { decideMove } from './decide-move.server.ts';
import { previewMoves, type MovesPreview } from './preview-moves.server.ts';

const now = new Date('2026-11-19T10:00:00Z');
let sales: Awaited<ReturnType<typeof person>>;
const database = fileDatabase({
  arrange: async () => {
    sales = await person(now, ['sales']);
  },
});

const order = (status: string, change = {}) => createOrder(database.owner, { status, ...change });

async function preview(selection: Partial<RowSelection>, step: BulkStep): Promise<MovesPreview> {
  const selected = { rows: [], search: '', ...selection };
  const result = await previewMoves(selected, step, { actor: sales, now });
  if (!result.ok) throw new Error(result.reason);
  return result;
}

it('names who is told, and why the other ticked orders stay', async () => {
  const buyer = await person(now);
  const quiet = await person(now);
  await database.owner.query(
    `insert into notification_preferences (user_id, category_id, in_app, email)
     select $1, id, false, true from notification_categories where slug = 'orders'`,
    [quiet.userId],
  );
  const known = await order('preparing', { user_id: buyer.userId, email: buyer.email });
  const silent = await order('preparing', { user_id: quiet.userId, email: quiet.email });
  const caller = await order('preparing', { email: noEmail, locale: 'ar' });
  const waiting = await order('preparing');
  const early = await order('placed');
  const step = { from: 'preparing', to: 'shipped', note: null, isVisible: true } as const;
  await decideMove({ ...step, orderId: waiting.id }, { actor: sales, now });

  const rows = [known, silent, caller, waiting, early].map(({ id }) => id);
  const shown = await preview({ rows: [...rows, 'no id'] }, 'shipped');
  const messages = new Map(
    shown.orders.map(({ id, mail, isNotified }) => [id, { mail, isNotified }]),
  );
  expect(messages).toEqual(
    new Map([
      [known.id, { mail: { to: buyer.email, locale: 'en' }, isNotified: true }],
      [silent.id, { mail: { to: quiet.email, locale: 'en' }, isNotified: false }],
      [caller.id, { mail: null, isNotified: false }],
    ]),
  );
  expect(new Map(shown.skipped.map(({ number: _number, id, ...why }) => [id, why]))).toEqual(
    new Map<string, object>([
      [waiting.id, { reason: 'being_moved', status: 'shipped', colleague: 'Mona Farid' }],
      [early.id, { reason: 'wrong_state', status: 'placed' }],
    ]),
  );
});

it('takes of all that match those at the step, a hundred at most, and says that there are more', async () => {
  const email = 'many@example.com';
  for (let count = 0; count <= maxMovedOrders; count += 1) await order('shipped', { email });
  await order('delivered', { email });
  await order('shipped', { email: 'other@example.com' });
  const all = { all: 'yes', search: `?q=${email}` } as const;
  const shown = await preview(all, 'delivered');
  expect(shown.orders).toHaveLength(maxMovedOrders);
  expect(new Set(shown.orders.map(({ mail }) => mail?.to))).toEqual(new Set([email]));
  expect(shown).toMatchObject({ isMore: true, skipped: [] });
});

it('moves no order that the filter of the list has left out', async () => {
  await order('shipped', { email: 'filter@example.com' });
  const nothing = { ok: false, reason: 'nothing_selected' };
  const staff = { actor: sales, now };
  for (const search of [
    '?q=filter@example.com&status=delivered',
    '?q=filter@example.com&status=preparing',
  ]) {
    const all = { rows: [], all: 'yes' as const, search };
    expect(await previewMoves(all, 'delivered', staff)).toEqual(nothing);
  }
  const marketing = { actor: await person(now, ['marketing']), now };
  expect(await previewMoves({ rows: [], search: '' }, 'delivered', marketing)).toEqual({
    ok: false,
    reason: 'forbidden',
  });
});
