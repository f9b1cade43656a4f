import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxMovedOrders, type BulkStep } from '#domain/orders/move-orders.ts';
import type { OrderStatus } from '#domain/orders/status.ts';
import { nextStatuses } from '#domain/orders/transitions.ts';
import { createOrder } from '#tests/support/factories.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { addCoupon, addProduct } from '#tests/support/goods.ts';
import { killAtTable } from '#tests/support/kill-at-table.ts';
import { changeOrderStatus, ordered, person } from '#tests/support/ordering.ts';
import { relaxOrderLimits } from '#tests/support/order-limits.ts';
import { makeJobsDue, runJobs } from '#tests/support/run-jobs.ts';
import { readHistory } from '../admin/history/read-history.server.ts';
import { carryOutDecision } from '../decisions/carry-out-decision.server.ts';
import { carryOutNow } from '../decisions/carry-out-now.server.ts';
import { dismissDecisions } from '../decisions/dismiss-decisions.server.ts';
import { readOwnDecisions } from '../decisions/own-decisions.server.ts';
import { recallDecisions } from '../decisions/recall-decisions.server.ts';
import { checkInvariants } from '../invariants/check-invariants.server.ts';
import { checkOrderHold } from '../order-holds/check-order-hold.server.ts';
import type { Customer } from '../shared/customer.ts';
import { cancelOrderOfGuest } from './cancel-order.server.ts';
import { decideMove, type StaffStep } from './decide-move.server.ts';
import { decideMoves } from './decide-moves.server.ts';
import { orderMoveKind } from './order-move-kind.server.ts';

const now = new Date();
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

let sales: Customer;
let buyer: Customer & { email: string };
const database = fileDatabase({
  arrange: async () => {
    await relaxOrderLimits(database.url);
    sales = await person(now, ['sales']);
    buyer = await person(now);
  },
});
const { rows } = database;

const staff = () => ({ actor: sales, now });

/** An order of two chairs of five; of a guest unless a buyer is given. */
async function orderAt(status: OrderStatus, by: typeof buyer | null = null, coupon?: string) {
  const chair = await addProduct(database.owner, { quantity: 5 });
  const items = [{ product_id: chair, quantity: 2 }];
  const order = await ordered(database.owner, by, { items, coupon_code: coupon ?? null, now });
  const path: StaffStep[] = ['confirmed', 'preparing', 'shipped', 'delivered'];
  for (const to of path.slice(0, path.indexOf(status as StaffStep) + 1)) {
    const change = { orderId: order.id, to, note: null, isVisible: true };
    expect(await changeOrderStatus(change, staff())).toMatchObject({ ok: true });
  }
  return { ...order, chair };
}

const decide = (orderId: string, from: OrderStatus, to: StaffStep, by = sales) =>
  decideMove({ orderId, from, to, note: null, isVisible: true }, { actor: by, now });

const recall = (orderId: string, by = sales, seconds = 10) =>
  recallDecisions(orderMoveKind, { record: orderId }, { actor: by, now: after(seconds) });

/** Runs what is due by our clock. */
async function letTimePass(seconds = 31) {
  await makeJobsDue(database.owner);
  await runJobs(database, { now: after(seconds) });
}

const statusOf = async (id: string) =>
  (await rows<{ status: string }>('select status from orders where id = $1', id))[0]!.status;

async function mailsAbout({ id }: { id: string }): Promise<string[]> {
  const mails = await rows<{ template: string }>(
    'select template from mail_outbox where order_id = $1 order by created_at',
    id,
  );
  return mails.map(({ template }) => template);
}

/** One line for each table that a step, or its recall, could touch. */
async function everythingStored(): Promise<Record<string, string>> {
  const tables = await rows<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'private', 'auth', 'storage')
       and c.relname not in ('audit_log', 'order_moves')`,
  );
  const stored: [string, string][] = [];
  for (const { name } of tables) {
    const [table] = await rows<{ content: string }>(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as content from ${name} t`,
    );
    stored.push([name, table!.content]);
  }
  return Object.fromEntries(stored);
}

describe('a step of staff', () => {
  it('is carried out after thirty seconds by a job, and the customer is told then', async () => {
    const order = await orderAt('confirmed');
    const before = await mailsAbout(order);
    const decided = await decide(order.id, 'confirmed', 'preparing');
    expect(decided).toMatchObject({ ok: true, dueAt: after(30) });
    const job = `select run_at from graphile_worker._private_jobs
      where payload ->> 'decisionId' = $1`;
    expect(await rows(job, decided.ok && decided.id)).toEqual([{ run_at: after(30) }]);
    expect(await statusOf(order.id)).toBe('confirmed');
    expect(await mailsAbout(order)).toEqual(before);
    await letTimePass();
    await letTimePass(40);
    expect(await statusOf(order.id)).toBe('preparing');
    expect(await mailsAbout(order)).toEqual([...before, 'order_preparing']);
    const entries = 'select actor_id, created_at from order_timeline where order_id = $1';
    expect(await rows(`${entries} and status = 'preparing'`, order.id)).toEqual([
      { actor_id: sales.userId, created_at: after(31) },
    ]);
    const audited = `select after ->> 'status' as to, actor_id from audit_log
      where table_name = 'orders' and row_key = $1 order by id desc limit 1`;
    expect(await rows(audited, order.id)).toEqual([{ to: 'preparing', actor_id: sales.userId }]);
  });

  it('is recalled by a colleague as well, and the history says so', async () => {
    const order = await orderAt('preparing');
    await decide(order.id, 'preparing', 'shipped');
    expect(await recall(order.id, buyer)).toEqual({ ok: false, reason: 'forbidden' });
    const colleague = await person(now, ['sales']);
    expect(await recall(order.id, colleague)).toEqual({ ok: true, count: 1 });
    expect(await recall(order.id, colleague)).toEqual({ ok: false, reason: 'too_late' });
    await letTimePass();
    expect(await statusOf(order.id)).toBe('preparing');
    const query = { table: 'orders', also: ['order_moves'], rowKey: order.id } as const;
    const [newest] = await readHistory({ ...query, locale: 'en' }, sales);
    expect(newest).toMatchObject({
      actor: 'Mona Farid',
      fields: [{ name: 'Step taken back', before: null, after: 'Shipped' }],
    });
  });

  it('leaves nothing behind when it is recalled, whatever it would have done', async () => {
    const starts = ['placed', 'confirmed', 'preparing', 'shipped'] as const;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...starts),
        fc.nat(),
        fc.boolean(),
        fc.boolean(),
        async (from, choice, isVisible, hasCoupon) => {
          const coupon = hasCoupon ? await addCoupon(database.owner) : undefined;
          const order = await orderAt(from, buyer, coupon);
          const steps = nextStatuses(from, 'staff') as StaffStep[];
          const to = steps[choice % steps.length]!;
          await letTimePass();
          const before = await everythingStored();
          const note = { en: 'For you', ar: null };
          const move = { orderId: order.id, from, to, note, isVisible };
          expect(await decideMove(move, staff())).toMatchObject({ ok: true });
          expect(await recall(order.id)).toEqual({ ok: true, count: 1 });
          await letTimePass(60);
          expect(await everythingStored()).toEqual(before);
          expect(await rows('select from order_moves where order_id = $1', order.id)).toEqual([]);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('can be recalled when its job is late, or carried out without waiting', async () => {
    const [late, urgent] = [await orderAt('confirmed'), await orderAt('confirmed')];
    for (const { id } of [late, urgent]) await decide(id, 'confirmed', 'preparing');
    expect(await recall(late.id, sales, 3600)).toEqual({ ok: true, count: 1 });
    const soon = { actor: sales, now: after(2) };
    expect(await carryOutNow(orderMoveKind, { record: urgent.id }, soon)).toEqual({
      ok: true,
      count: 1,
    });
    expect(await statusOf(urgent.id)).toBe('preparing');
    expect(await recall(urgent.id)).toEqual({ ok: false, reason: 'too_late' });
    await letTimePass();
    const mails = await mailsAbout(urgent);
    expect(mails.filter((name) => name === 'order_preparing')).toHaveLength(1);
  });

  it('keeps colleagues from another step of the order until then', async () => {
    const order = await orderAt('confirmed');
    await decide(order.id, 'confirmed', 'preparing');
    const colleague = await person(now, ['sales']);
    const taken = {
      ok: false,
      reason: 'being_moved',
      status: 'preparing',
      colleague: 'Mona Farid',
    };
    expect(await decide(order.id, 'confirmed', 'cancelled', colleague)).toEqual(taken);
    expect(await decide(order.id, 'confirmed', 'preparing')).toEqual(taken);
    await letTimePass();
    expect(await decide(order.id, 'confirmed', 'preparing')).toEqual({
      ok: false,
      reason: 'wrong_state',
      status: 'preparing',
    });
  });

  it('stops the shop from cancelling the order that was not confirmed in time', async () => {
    const order = await ordered(database.owner, null, { now });
    const hold = `update order_holds set cancels_at = $2, warned_at = $2 where order_id = $1`;
    await rows(hold, order.id, after(5));
    await decide(order.id, 'placed', 'confirmed');
    await checkOrderHold(order.id, after(20));
    expect(await statusOf(order.id)).toBe('placed');
    await recall(order.id, sales, 25);
    await checkOrderHold(order.id, after(60));
    expect(await statusOf(order.id)).toBe('cancelled');
  });

  it('is not taken when the customer cancels before, and who decided it hears of that', async () => {
    const order = await orderAt('preparing');
    const mover = await person(now, ['sales']);
    await decide(order.id, 'preparing', 'shipped', mover);
    const cancelled = { orderId: order.id, reason: null, now: after(5) };
    expect(await cancelOrderOfGuest(cancelled)).toEqual({ ok: true });
    const own = () => readOwnDecisions({ actor: mover, now: after(40) }, ['sales']);
    expect(await own()).toEqual([]);
    await letTimePass();
    expect(await statusOf(order.id)).toBe('cancelled');
    expect(await mailsAbout(order)).not.toContain('order_shipped');
    const [overtaken] = await own();
    expect(overtaken).toMatchObject({
      isOvertaken: true,
      to: 'shipped',
      orders: [{ id: order.id, number: order.number }],
    });
    await dismissDecisions(orderMoveKind, overtaken!.batch, staff());
    expect(await own()).toHaveLength(1);
    await dismissDecisions(orderMoveKind, overtaken!.batch, { actor: mover, now });
    expect(await own()).toEqual([]);
  });
});

describe('at the same moment', () => {
  it('a step is either recalled or carried out', async () => {
    for (let round = 0; round < 8; round += 1) {
      const order = await orderAt('shipped');
      const decided = await decide(order.id, 'shipped', 'refused');
      const id = decided.ok ? decided.id : '';
      const wishes = [
        () => carryOutDecision(orderMoveKind, id, after(31)),
        () => recall(order.id, sales, 30),
      ];
      const results = await Promise.all(
        (round % 2 ? wishes.toReversed() : wishes).map((request) => request()),
      );
      const recalled = results.find((result) => result !== undefined)!;
      const [{ quantity }] = (await rows<{ quantity: number }>(
        'select quantity from products where id = $1',
        order.chair,
      )) as [{ quantity: number }];
      const isMailed = (await mailsAbout(order)).includes('order_refused');
      expect([await statusOf(order.id), quantity, isMailed]).toEqual(
        recalled.ok ? ['shipped', 3, false] : ['refused', 5, true],
      );
    }
  });

  it('a customer’s cancellation and the job leave one status with its stock', async () => {
    for (let round = 0; round < 6; round += 1) {
      const order = await orderAt('preparing');
      const decided = await decide(order.id, 'preparing', 'shipped');
      const id = decided.ok ? decided.id : '';
      const cancelled = { orderId: order.id, reason: null, now: after(31) };
      const [result] = await Promise.all([
        cancelOrderOfGuest(cancelled),
        carryOutDecision(orderMoveKind, id, after(31)),
      ]);
      const status = await statusOf(order.id);
      expect(status).toBe(result.ok ? 'cancelled' : 'shipped');
      const stock = 'select quantity from products where id = $1';
      expect(await rows(stock, order.chair)).toEqual([{ quantity: result.ok ? 5 : 3 }]);
    }
  });

  it('two of staff move the same selection: each order is decided once', async () => {
    const orders = await placedOrders(20, 'confirmed');
    const colleague = await person(now, ['sales']);
    const results = await Promise.all(
      [sales, colleague].map((actor, index) =>
        decideMoves(
          { to: 'preparing', orders: index ? orders.toReversed() : orders },
          { actor, now },
        ),
      ),
    );
    const counts = results.map((result) => (result.ok ? result.count : -1));
    expect(counts.toSorted((one, other) => one - other)).toEqual([0, 20]);
    const skipped = results.flatMap((result) => (result.ok ? result.skipped : []));
    expect(skipped).toHaveLength(20);
    expect(new Set(skipped.map(({ reason }) => reason))).toEqual(new Set(['being_moved']));
  });
});

/** Orders of a piece that has left the shop, without the work of the checkout. */
async function placedOrders(count: number, status: OrderStatus) {
  const ids: string[] = [];
  for (let place = 0; place < count; place += 1) {
    const { id } = await createOrder(database.owner, {
      status,
      discount: '0.00',
      total: '200.00',
      tax: '0.00',
      payable: '225.00',
    });
    ids.push(id);
  }
  await rows(
    `with lines as (
       insert into order_items (order_id, name, sku, unit_price, quantity, line_total)
       select id, 'Chair', 'chair', 100, 2, 200 from unnest($1::uuid[]) id
     )
     insert into order_timeline (order_id, status, actor_kind, created_at)
     select o.id, entry.status, entry.kind, o.created_at + entry.place * interval '1 second'
     from orders o, (values ('placed', 'customer', 0), ($2, 'staff', 1)) entry (status, kind, place)
     where o.id = any ($1::uuid[])`,
    ids,
    status,
  );
  return ids.map((id) => ({ id, from: status }));
}

describe('several orders', () => {
  const move = (orders: readonly { id: string; from: OrderStatus }[], to: BulkStep) =>
    decideMoves({ to, orders }, staff());

  it('of a hundred are moved with one press, each mailed once, and a second press moves none on', async () => {
    const orders = await placedOrders(maxMovedOrders, 'preparing');
    const [extra] = await placedOrders(1, 'preparing');
    expect(await move([...orders, extra!], 'shipped')).toEqual({ ok: false, reason: 'too_many' });
    expect(await move(orders, 'shipped')).toEqual({ ok: true, count: 100, skipped: [] });
    await letTimePass();
    const ids = orders.map(({ id }) => id);
    const stored = `select o.status, count(distinct o.id)::int as orders, count(m.id)::int as mails
      from orders o left join mail_outbox m on m.order_id = o.id and m.template = 'order_shipped'
      where o.id = any ($1) group by o.status`;
    const once = [{ status: 'shipped', orders: 100, mails: 100 }];
    expect(await rows(stored, ids)).toEqual(once);
    const again = await move(orders, 'shipped');
    expect(again).toMatchObject({ ok: true, count: 0 });
    expect(again.ok && new Set(again.skipped.map(({ reason }) => reason))).toEqual(
      new Set(['wrong_state']),
    );
    await letTimePass(70);
    expect(await rows(stored, ids)).toEqual(once);
    expect((await checkInvariants()).filter(({ broken }) => broken.length > 0)).toEqual([]);
  });

  it('are recalled together, or one of them alone', async () => {
    const orders = await placedOrders(3, 'shipped');
    const mover = { actor: await person(now, ['sales']), now };
    await decideMoves({ to: 'delivered', orders }, mover);
    const [decision] = await readOwnDecisions({ ...mover, now: after(6) }, ['sales']);
    expect(decision).toMatchObject({ kind: 'order', count: 3, to: 'delivered', secondsLeft: 24 });
    expect(await recall(orders[0]!.id)).toEqual({ ok: true, count: 1 });
    const rest = { batch: decision!.batch };
    expect(await recallDecisions(orderMoveKind, rest, staff())).toEqual({ ok: true, count: 2 });
    await letTimePass();
    for (const { id } of orders) expect(await statusOf(id)).toBe('shipped');
  });

  it('that wait for a call, or changed since they were shown, stay as they are', async () => {
    const [placed] = await placedOrders(1, 'placed');
    const [moved, open] = await placedOrders(2, 'confirmed');
    await rows(`update orders set status = 'preparing' where id = $1`, moved!.id);
    const confirm = { to: 'confirmed' as BulkStep, orders: [placed!] };
    expect(await decideMoves(confirm, staff())).toMatchObject({ count: 0 });
    const result = await move([placed!, moved!, open!], 'preparing');
    expect(result).toMatchObject({ ok: true, count: 1 });
    expect(result.ok && result.skipped.map(({ id, reason }) => [id, reason]).toSorted()).toEqual(
      [placed!, moved!].map(({ id }) => [id, 'wrong_state']).toSorted(),
    );
  });

  it('are moved by sales alone', async () => {
    const orders = await placedOrders(1, 'confirmed');
    for (const role of ['marketing', 'technical_office_manager', 'content_manager'] as const) {
      const actor = await person(now, [role]);
      expect(await decideMoves({ to: 'preparing', orders }, { actor, now })).toEqual({
        ok: false,
        reason: 'forbidden',
      });
    }
  });
});

it('is carried out once, also when its process is killed in the middle', async () => {
  const order = await orderAt('shipped');
  const decided = await decide(order.id, 'shipped', 'refused');
  const decisionId = decided.ok ? decided.id : '';
  const before = await everythingStored();
  // The entry is written after the status: held up there, the order has been changed.
  const program = `
    import { carryOutDecision } from './src/services/decisions/carry-out-decision.server.ts';
    import { orderMoveKind } from './src/services/orders/order-move-kind.server.ts';
    await carryOutDecision(orderMoveKind, process.env.DECISION, new Date());
  `;
  await killAtTable(database, 'order_timeline', { program, env: { DECISION: decisionId } });
  expect(await everythingStored()).toEqual(before);
  const run = () => carryOutDecision(orderMoveKind, decisionId, after(31));
  await Promise.all([run(), run()]);
  expect(await statusOf(order.id)).toBe('refused');
  const stock = 'select quantity from products where id = $1';
  expect(await rows(stock, order.chair)).toEqual([{ quantity: 5 }]);
  expect((await mailsAbout(order)).filter((name) => name === 'order_refused')).toHaveLength(1);
});
