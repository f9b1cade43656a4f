import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addCoupon, addProduct } from '#tests/support/goods.ts';
import { changeOrderStatus, ordered, person, rowsOf } from '#tests/support/ordering.ts';
import { heldMetrics } from '#domain/admin/lists/held-metrics.ts';
import { ordersSource } from '../admin/lists/orders-list.server.ts';
import { readList } from '../admin/lists/read-list.server.ts';
import { readMetrics } from '../admin/lists/read-metrics.server.ts';
import { checkInvariants } from '../invariants/check-invariants.server.ts';
import { checkDueHolds } from './check-due-holds.server.ts';
import { checkOrderHold } from './check-order-hold.server.ts';
import { extendOrderHold } from './extend-order-hold.server.ts';

let database: TestDatabase;
const placedAt = new Date('2026-11-15T06:00:00Z');
const after = (hours: number) => new Date(placedAt.getTime() + hours * 3_600_000);
const mailbox = 'shop@fustat.example';

beforeAll(async () => {
  database = await testDatabase();
  await rowsOf(database.owner, 'update site_settings set contact_email = $1', mailbox);
});
afterAll(() => database.close());

const guestOrder = (input: Parameters<typeof ordered>[2] = {}) =>
  ordered(database.owner, null, { now: placedAt, ...input });

const orderOf = async (id: string) =>
  (
    await rowsOf<{ status: string; cancelsAt: Date | null; warnedAt: Date | null }>(
      database.owner,
      `select o.status, h.cancels_at as "cancelsAt", h.warned_at as "warnedAt"
       from orders o left join order_holds h on h.order_id = o.id where o.id = $1`,
      id,
    )
  )[0]!;

const warnings = async (number: string) =>
  (await mailsTo(database.owner, mailbox)).filter(({ text }) => text.includes(number));

describe('an order of a guest', () => {
  it('is held without a job of its own', async () => {
    const jobs = () => rowsOf(database.owner, 'select count(*) from graphile_worker.jobs');
    const before = await jobs();
    const { id } = await guestOrder();
    expect(await orderOf(id)).toEqual({ status: 'placed', cancelsAt: after(72), warnedAt: null });
    expect(await jobs()).toEqual(before);
  });

  it('is cancelled by the look of each minute after a warning, with stock, coupon, timeline and mail', async () => {
    const chair = await addProduct(database.owner, { quantity: 5 });
    const order = await guestOrder({
      items: [{ product_id: chair, quantity: 2 }],
      locale: 'ar',
    });
    const run = (hours: number) => checkDueHolds(after(hours));
    await run(47);
    expect(await warnings(order.number)).toEqual([]);
    await run(48);
    await run(60);
    expect(await warnings(order.number)).toHaveLength(1);
    expect(await orderOf(order.id)).toMatchObject({ status: 'placed', warnedAt: after(48) });
    await run(72);
    expect(await orderOf(order.id)).toMatchObject({ status: 'cancelled' });
    expect(
      await rowsOf(database.owner, 'select quantity from products where id = $1', chair),
    ).toEqual([{ quantity: 5 }]);
    const mails = await mailsTo(database.owner, order.address.email);
    expect(mails.map(({ template, locale }) => [template, locale])).toEqual([
      ['order_placed', 'ar'],
      ['order_expired', 'ar'],
    ]);
    expect(mails[1]!.text).toMatch(/إعادة الطلب[^]*\/ar\/track-order\?token=/);
    expect(
      await rowsOf(
        database.owner,
        'select status, actor_kind, is_visible from order_timeline where order_id = $1 order by created_at',
        order.id,
      ),
    ).toMatchObject([
      { status: 'placed' },
      { status: 'cancelled', actor_kind: 'system', is_visible: true },
    ]);
    const broken = (await checkInvariants()).filter(({ broken: rows }) => rows.length > 0);
    expect(broken).toEqual([]);
  });

  it('that staff have confirmed is never cancelled', async () => {
    const order = await guestOrder();
    const actor = await person(placedAt, ['sales']);
    await checkOrderHold(order.id, after(48));
    const change = { orderId: order.id, to: 'confirmed', note: null, isVisible: true } as const;
    expect(await changeOrderStatus(change, { actor, now: after(50) })).toMatchObject({ ok: true });
    await checkOrderHold(order.id, after(100));
    expect(await orderOf(order.id)).toMatchObject({ status: 'confirmed' });
  });

  it('is warned about and cancelled once when two processes check it at the same time', async () => {
    const order = await guestOrder();
    await Promise.all([checkOrderHold(order.id, after(48)), checkOrderHold(order.id, after(48))]);
    expect(await warnings(order.number)).toHaveLength(1);
    await Promise.all([checkOrderHold(order.id, after(72)), checkOrderHold(order.id, after(72))]);
    expect(await mailsTo(database.owner, order.address.email)).toHaveLength(2);
  });

  it('is not cancelled without a warning, even after an outage of the queue', async () => {
    const order = await guestOrder();
    await checkOrderHold(order.id, after(100));
    expect(await orderOf(order.id)).toEqual({
      status: 'placed',
      cancelsAt: after(124),
      warnedAt: after(100),
    });
    await checkOrderHold(order.id, after(124));
    expect(await orderOf(order.id)).toMatchObject({ status: 'cancelled' });
  });
});

describe('the look of each minute', () => {
  it('goes on after an order that cannot be checked, and says so', async () => {
    await rowsOf(database.owner, `update orders set status = 'confirmed' where status = 'placed'`);
    const [broken, other] = [await guestOrder(), await guestOrder({ now: after(1) })];
    const constraint = `alter table order_holds add constraint broken
      check (order_id <> '${broken.id}' or warned_at is null)`;
    await rowsOf(database.owner, constraint);
    await expect(checkDueHolds(after(49))).rejects.toThrow('broken');
    expect(await orderOf(other.id)).toMatchObject({ warnedAt: after(49) });
    await rowsOf(database.owner, 'alter table order_holds drop constraint broken');
    await checkDueHolds(after(50));
    expect(await orderOf(broken.id)).toMatchObject({ warnedAt: after(50) });
  });
});

describe('an order of a customer', () => {
  it('gives the coupon back when it expires, and its mail leads to the account', async () => {
    const buyer = await person(placedAt);
    const code = await addCoupon(database.owner, { max_uses: 1 });
    const order = await ordered(database.owner, buyer, { now: placedAt, coupon_code: code });
    await checkOrderHold(order.id, after(48));
    await checkOrderHold(order.id, after(72));
    expect(
      await rowsOf(database.owner, 'select from coupon_usage where order_id = $1', order.id),
    ).toEqual([]);
    expect((await mailsTo(database.owner, buyer.email)).at(-1)!.text).toContain(
      `/en/account/orders/${order.id}`,
    );
  });

  it('who has had a delivery does not expire', async () => {
    const buyer = await person(placedAt);
    const first = await ordered(database.owner, buyer, { now: placedAt });
    await rowsOf(
      database.owner,
      `update orders set status = 'delivered', delivered_at = now() where id = $1`,
      first.id,
    );
    const second = await ordered(database.owner, buyer, { now: placedAt });
    expect(await orderOf(second.id)).toMatchObject({ cancelsAt: null });
  });
});

describe('extending', () => {
  it('gives 48 hours more and a new warning, as a note that only staff see', async () => {
    const order = await guestOrder();
    const actor = await person(placedAt, ['sales']);
    await checkOrderHold(order.id, after(48));
    expect(await extendOrderHold(order.id, { actor, now: after(50) })).toEqual({
      ok: true,
      cancelsAt: after(120),
    });
    await checkOrderHold(order.id, after(72));
    expect(await orderOf(order.id)).toMatchObject({ status: 'placed', warnedAt: null });
    const entries = await rowsOf(
      database.owner,
      'select note, is_visible, actor_id from order_timeline where order_id = $1 and note is not null',
      order.id,
    );
    expect(entries).toEqual([
      { note: expect.stringContaining('48 hours'), is_visible: false, actor_id: actor.userId },
    ]);
    await checkOrderHold(order.id, after(96));
    expect(await warnings(order.number)).toHaveLength(2);
  });

  it('is for sales only, and for orders that wait', async () => {
    const order = await guestOrder();
    const now = after(1);
    const sales = await person(placedAt, ['sales']);
    const outsiders = [await person(placedAt), await person(placedAt, ['marketing'])];
    for (const actor of outsiders) {
      expect(await extendOrderHold(order.id, { actor, now })).toEqual({
        ok: false,
        reason: 'forbidden',
      });
    }
    expect(await extendOrderHold('nonsense', { actor: sales, now })).toMatchObject({
      reason: 'not_found',
    });
    const change = { orderId: order.id, to: 'confirmed', note: null, isVisible: false } as const;
    await changeOrderStatus(change, { actor: sales, now });
    expect(await extendOrderHold(order.id, { actor: sales, now })).toEqual({
      ok: false,
      reason: 'wrong_state',
      status: 'confirmed',
    });
  });
});

describe('the list of unconfirmed orders', () => {
  it('shows sales what they hold, oldest first, and others nothing', async () => {
    await rowsOf(database.owner, `update orders set status = 'confirmed' where status = 'placed'`);
    const older = await guestOrder();
    const newer = await guestOrder({ now: after(1) });
    await checkOrderHold(older.id, after(48));
    const readAs = async (role: 'sales' | 'marketing') => {
      const staff = { actor: await person(placedAt, [role]), now: after(48) };
      const search = new URLSearchParams('status=placed&sort=placed');
      return [
        await readList(ordersSource, search, staff),
        await readMetrics(heldMetrics, staff),
      ] as const;
    };
    const [list, totals] = await readAs('sales');
    expect(list).toMatchObject({
      rows: [
        {
          id: older.id,
          number: older.number,
          customer: 'Mona Farid',
          phone: '+201001234567',
          pieces: 2,
          cancels: after(72),
          isWarned: true,
          isGuest: true,
        },
        { id: newer.id, isWarned: false },
      ],
    });
    expect(totals).toMatchObject({ orders: { count: 2 }, pieces: { sums: [{ amount: '4' }] } });
    expect(await readAs('marketing')).toEqual([
      { ok: false, reason: 'forbidden' },
      { orders: null, pieces: null, value: null },
    ]);
  });
});
