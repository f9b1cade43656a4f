import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { subtract, sum } from '#domain/money.ts';
import { lastMoneyLine, maxRefund, orderMoney, payoutOf } from '#domain/orders/order-money.ts';
import { orderStatuses, type OrderStatus } from '#domain/orders/status.ts';
import { formatMoney } from '#i18n/format.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { insert } from '#tests/support/factories.ts';
import { person } from '#tests/support/ordering.ts';
import { exportMyData } from '../account/export-data.server.ts';
import { exportList } from '../admin/lists/export-list.server.ts';
import { ordersSource } from '../admin/lists/orders-list.server.ts';
import { checkInvariants } from '../invariants/check-invariants.server.ts';
import { readPaper } from '../invoices/render-paper-pdf.server.ts';
import { readOrderBoard } from '../order-board/read-order-board.server.ts';
import { readOrderDesk } from '../order-desk/read-order-desk.server.ts';
import { readOrders, writeSlip } from '../prints/read-prints.server.ts';
import type { Customer } from '../shared/customer.ts';
import { findOrder, findOrderOfGuest } from './find-order.server.ts';
import { listOrders } from './list-orders.server.ts';
import { readMailedOrder } from './read-mailed-order.server.ts';

const now = new Date();
const database = fileDatabase();
let sales: Customer;
let buyer: Customer & { email: string };

const amount = (cents: number) =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

interface Made {
  status: OrderStatus;
  /** In cents. */
  goods: number;
  shipping: number;
  taxRate: number;
  /** Percents: of what was not paid at the door, and of each refund, paid or not. */
  short: number;
  refunds: { part: number; isPaid: boolean }[];
}

const made: fc.Arbitrary<Made> = fc.record({
  status: fc.constantFrom(...orderStatuses),
  goods: fc.integer({ min: 0, max: 3_000_00 }),
  shipping: fc.constantFrom(0, 25_00),
  taxRate: fc.constantFrom(0, 14),
  short: fc.constantFrom(0, 0, 10, 100),
  refunds: fc.array(fc.record({ part: fc.constantFrom(10, 50, 100), isPaid: fc.boolean() }), {
    maxLength: 3,
  }),
});

/** An order that came to this as the shop's own operations would have left it. Its id. */
async function make({ status, goods, shipping, taxRate, short, refunds }: Made): Promise<string> {
  const isPaid = status === 'delivered' || status === 'returned';
  const payable = amount(goods + shipping);
  const shortBy = amount(isPaid ? Math.floor(((goods + shipping) * short) / 100) : 0);
  const { id } = await insert(database.owner, 'public.orders', {
    ...{ user_id: buyer.userId, email: buyer.email, phone: '+201000000000', status, payable },
    ...{ subtotal: amount(goods), total: amount(goods), shipping: amount(shipping) },
    ...{ tax_rate: taxRate, short_by: shortBy, currency: 'USD', locale: 'en' },
    ...{ address: { full_name: 'Nour' }, idempotency_key: randomUUID() },
    ...(isPaid && { delivered_at: now, collected_at: now }),
  });
  await insert(database.owner, 'public.order_items', {
    ...{ order_id: id, name: 'Chair', sku: 'CHAIR', quantity: 1 },
    ...{ unit_price: amount(goods), line_total: amount(goods) },
  });
  await insert(database.owner, 'public.order_timeline', {
    ...{ order_id: id, status: 'placed', actor_kind: 'customer', created_at: new Date(0) },
  });
  const since = status === 'returned' ? ['delivered', status] : [status];
  for (const each of since.filter((step) => step !== 'placed')) {
    await insert(database.owner, 'public.order_timeline', {
      ...{ order_id: id, status: each, actor_kind: 'staff' },
    });
  }
  if (isPaid) await makeRefunds(id, { status, payable, shortBy }, refunds);
  return id;
}

async function makeRefunds(
  order_id: string,
  order: { status: OrderStatus; payable: string; shortBy: string },
  refunds: Made['refunds'],
): Promise<void> {
  let [refunded, toGiveBack] = ['0.00', '0.00'];
  for (const [index, { part, isPaid }] of refunds.entries()) {
    const money = orderMoney({ ...order, refunded, toGiveBack, givenBack: '0.00' });
    const cents = Math.floor((Number(maxRefund(money)) * 100 * part) / 100);
    if (cents === 0) continue;
    const payout = payoutOf(amount(cents), money);
    await insert(database.owner, 'public.refunds', {
      ...{ order_id, amount: amount(cents), payout },
      ...((isPaid || payout === '0.00') && { paid_at: now, number: index + 1 }),
    });
    [refunded, toGiveBack] = [sum([refunded, amount(cents)]), sum([toGiveBack, payout])];
  }
}

/** Seldom among random orders. */
const wholeRefund: Made = {
  ...{ status: 'delivered', goods: 120_00, shipping: 0, taxRate: 0, short: 0 },
  refunds: [{ part: 100, isPaid: true }],
};

let orders: string[];

beforeAll(async () => {
  sales = await person(now, ['sales']);
  buyer = await person(now);
  // The same orders in each run.
  const sample = fc.sample(made, { numRuns: 60, seed: 20 });
  orders = [];
  for (const each of [...sample, wholeRefund]) orders.push(await make(each));
});

interface Stored {
  status: OrderStatus;
  payable: string;
  shortBy: string;
  refunded: string;
  toGiveBack: string;
  givenBack: string;
  received: string;
  due: string;
  revenue: string;
}

const stored = async (id: string) =>
  (
    await database.rows<Stored>(
      `select status, payable, short_by as "shortBy", refunded, to_give_back as "toGiveBack",
         given_back as "givenBack", received, due, revenue from orders where id = $1`,
      id,
    )
  )[0]!;

const exact = (value: string) => formatMoney(value, 'en', 'USD', { exact: true });
const short = (value: string) => formatMoney(value, 'en', 'USD');

it('every state is there, and the books agree', async () => {
  const states = new Set<string>();
  for (const id of orders) states.add(orderMoney(await stored(id)).state);
  expect([...states].toSorted()).toEqual([
    'cancelled',
    'given_back',
    'paid',
    'refused',
    'short',
    'to_collect',
    'to_give_back',
  ]);
  expect((await checkInvariants()).flatMap(({ broken }) => broken)).toEqual([]);
});

it('the database stores what the rule says, and refunds lower what is retained', async () => {
  for (const id of orders) {
    const { received, due, revenue, ...facts } = await stored(id);
    const money = orderMoney(facts);
    expect({ received, due }).toEqual({ received: money.received, due: money.due });
    if (money.charged === facts.payable) expect(revenue).toBe(money.retained);
    const back = sum([money.toGiveBack, money.givenBack]);
    expect(subtract(sum([money.received, money.due]), back)).toBe(money.retained);
  }
});

it('desk, account, guest page, confirmation, lists, board and exports say the same', async () => {
  const reader = { locale: 'en', now } as const;
  const board = await readOrderBoard({ actor: sales, now }, 'en');
  const cards = new Map(
    board.columns.flatMap((column) => column.orders.map((o) => [o.id, o.amount])),
  );
  const exported = await exportList(ordersSource, new URLSearchParams(), { actor: sales, now });
  if (!exported.ok) throw new Error(exported.reason);
  const csv = parse<Record<string, string>>(await text(exported.csv), { columns: true, bom: true });
  const mine = (await exportMyData(buyer, now)) as { orders?: { id: string; due: number }[] };
  const listed = await listAll();
  for (const id of orders) {
    const money = orderMoney(await stored(id));
    const desk = await readOrderDesk(id, { actor: sales, ...reader });
    const seen = [
      desk!.money,
      (await findOrder(id, { customer: buyer, ...reader }))!.money,
      (await findOrderOfGuest(id, reader))!.money,
      listed.get(id),
    ];
    for (const each of seen) expect(each).toEqual(money);
    const row = csv.find((line) => line['id'] === id)!;
    expect(row).toMatchObject({ due: money.due, toGiveBack: money.toGiveBack });
    expect(mine.orders!.find((order) => order.id === id)!.due.toFixed(2)).toBe(money.due);
    if (cards.has(id)) expect(cards.get(id)).toBe(money.retained);
  }
});

it('invoice, packing slip and mails say the same, and never ask for cash that was paid or is not due', async () => {
  const reader = { customer: sales, locale: 'en', now } as const;
  for (const id of orders) {
    const { status, ...rest } = await stored(id);
    const money = orderMoney({ status, ...rest });
    const { name, amount: last } = lastMoneyLine(money);
    const invoice = (await readPaper({ orderId: id }, reader))!;
    // Each refund that was paid has a line of its own.
    const refunds = invoice.sums.filter(({ label }) => label.startsWith('Given back on'));
    expect(sum(['0.00', ...refunds.map((line) => line.amount.replace(/[-$,]/g, ''))])).toBe(
      money.givenBack,
    );
    if (name !== 'given_back') expect(invoice.sums.at(-1)!.amount).toBe(exact(last));
    const [printed] = await readOrders([id], reader);
    const slip = writeSlip(printed!, 'en');
    expect(slip.cash.amount).toBe(short(last));
    const texts = JSON.stringify([invoice.sums, slip.cash]);
    const isAsked = /Cash to collect|To pay on delivery/.test(texts);
    expect(isAsked).toBe(money.state === 'to_collect');
    expect(/Cancelled: /.test(texts)).toBe(status === 'cancelled');
    const mail = await asSystem().transaction((trx) =>
      readMailedOrder(
        trx,
        {
          ...{ orderId: id, number: '', userId: null, email: '', name: '', locale: 'en' as const },
          currency: 'USD',
        },
        { status, now },
      ),
    );
    expect(mail.money).toMatchObject({
      ...{ state: money.state, due: short(money.due), toGiveBack: short(money.toGiveBack) },
    });
  }
});

it('papers name a tax only where a rate was set, with its amount', async () => {
  const reader = { customer: sales, locale: 'en', now } as const;
  for (const id of orders) {
    const [{ isTaxed }] = (await database.rows<{ isTaxed: boolean }>(
      `select tax_rate > 0 and status not in ('cancelled', 'refused') as "isTaxed"
       from orders where id = $1`,
      id,
    )) as [{ isTaxed: boolean }];
    const texts = JSON.stringify((await readPaper({ orderId: id }, reader))!.sums);
    expect(/VAT 14%/.test(texts)).toBe(isTaxed);
    expect(/Included/.test(texts)).toBe(isTaxed);
  }
});

/** Every page of the buyer's own list. */
async function listAll() {
  const found = new Map<string, unknown>();
  for (let after: string | null = null; ;) {
    const page = await listOrders({ group: null, after }, { customer: buyer, locale: 'en' });
    for (const { id, money } of page.orders) found.set(id, money);
    if (!page.next) return found;
    after = page.next;
  }
}
