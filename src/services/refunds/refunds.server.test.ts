import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '#tests/support/accounts.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { addProduct } from '#tests/support/goods.ts';
import { delivered, ordered, person, rowsOf } from '#tests/support/ordering.ts';
import { checkInvariants } from '../invariants/check-invariants.server.ts';
import { recordCash, takeBackCash } from '../order-desk/record-cash.server.ts';
import { readOrderDesk } from '../order-desk/read-order-desk.server.ts';
import type { Customer } from '../shared/customer.ts';
import { agreeRefund } from './agree-refund.server.ts';
import { changeRefund, withdrawRefund } from './change-refund.server.ts';
import { payRefund } from './pay-refund.server.ts';

const begin = new Date();
let now = begin;
const database = fileDatabase();
let sales: Customer;
let colleague: Customer;
let admin: Customer;

beforeAll(async () => {
  sales = await person(now, ['sales']);
  colleague = await person(now, ['sales']);
  admin = await person(now, ['admin']);
});

/** Each step after the one before. */
const later = () => (now = new Date(now.getTime() + 1000));
const by = (actor: Customer) => ({ actor, now: later() });
const staff = () => by(sales);

/** Two chairs of $100 and delivery of $25, delivered and paid at the door. */
async function deliveredOrder() {
  const chair = await addProduct(database.owner, { price: '100.00' });
  const buyer = await person(now);
  const items = [{ product_id: chair, quantity: 2 }];
  const order = await ordered(database.owner, buyer, { items, now: later() });
  await delivered(order.id, sales, later());
  return { id: order.id, chair, buyer };
}

const desk = async (id: string) => (await readOrderDesk(id, { actor: sales, locale: 'en', now }))!;

type Agreement = Parameters<typeof agreeRefund>[0];

async function agree(orderId: string, wish: Partial<Agreement>, actor = sales) {
  const { retained } = (await desk(orderId)).money;
  const reason = { en: 'A scratch', ar: null };
  return agreeRefund(
    { orderId, retained, lines: [], amount: undefined, reason, ...wish },
    by(actor),
  );
}

const openRefund = async (id: string) =>
  (await desk(id)).refunds.find(({ paidAt }) => paidAt === null)!;

const booksOf = async () => (await checkInvariants()).flatMap(({ broken }) => broken);

describe('a refund without a return', () => {
  it('is decided, given back and told to the buyer; sales fall by it, and staff are named', async () => {
    const { id, buyer } = await deliveredOrder();
    expect(await agree(id, { amount: '30.50' })).toEqual({ ok: true, payout: '30.50' });
    expect((await desk(id)).money).toMatchObject({
      ...{ state: 'to_give_back', toGiveBack: '30.50', retained: '194.50' },
    });
    const refund = await openRefund(id);
    expect(await payRefund({ refundId: refund.id, payout: '30.50' }, staff())).toEqual({
      ok: true,
      number: 1,
    });
    const after = await desk(id);
    expect(after.money).toMatchObject({ state: 'given_back', givenBack: '30.50', due: '0.00' });
    const [own] = await rowsOf<{ name: string }>(
      database.owner,
      'select full_name as name from profiles where id = $1',
      sales.userId,
    );
    const notes = after.timeline.filter(({ byName }) => byName === own!.name);
    expect(notes.map(({ note, isVisible }) => [note, isVisible]).slice(0, 2)).toEqual([
      ['Given back to the customer: $30.50.', false],
      ['Refund decided: $30.50.', false],
    ]);
    const mails = (await mailsTo(database.owner, buyer.email)).filter(
      ({ template }) => template === 'refund_update',
    );
    expect(mails.map(({ text }) => text.includes('$30.50'))).toEqual([true, true]);
    expect(await booksOf()).toEqual([]);
  });

  it('of named pieces is what was paid for them, and they cannot be returned or refunded again', async () => {
    const { id } = await deliveredOrder();
    const [item] = (await desk(id)).items;
    const lost = [{ item_id: item!.id, quantity: 1 }];
    expect(await agree(id, { lines: lost })).toMatchObject({ payout: '100.00' });
    expect((await desk(id)).items[0]!.inReturn).toBe(1);
    const two = [{ item_id: item!.id, quantity: 2 }];
    expect(await agree(id, { lines: two })).toEqual({ ok: false, reason: 'too_many' });
    const both = [...lost, ...lost];
    expect(await agree(id, { lines: both })).toEqual({ ok: false, reason: 'too_many' });
    expect(await booksOf()).toEqual([]);
  });

  it('is never more than was paid and not given back, and never before the delivery', async () => {
    const { id } = await deliveredOrder();
    expect(await agree(id, { amount: '225.01' })).toMatchObject({
      reason: 'too_much',
      most: '225.00',
    });
    expect(await agree(id, { amount: '200.00' })).toMatchObject({ ok: true });
    expect(await agree(id, { amount: '25.01' })).toMatchObject({
      reason: 'too_much',
      most: '25.00',
    });
    const open = await ordered(database.owner, null);
    const { payable } = await desk(open.id);
    expect(await agree(open.id, { amount: payable })).toMatchObject({ most: '0.00' });
  });

  it('is decided once, however often the button is pressed', async () => {
    const { id } = await deliveredOrder();
    const { retained } = (await desk(id)).money;
    const presses = await Promise.all([
      agree(id, { retained, amount: '20.00' }),
      agree(id, { retained, amount: '20.00' }),
    ]);
    expect(presses.filter(({ ok }) => ok)).toHaveLength(1);
    expect(presses).toContainEqual({ ok: false, reason: 'changed_meanwhile' });
    const refund = await openRefund(id);
    const payment = { refundId: refund.id, payout: refund.payout };
    const payments = await Promise.all([
      payRefund(payment, staff()),
      payRefund(payment, by(colleague)),
    ]);
    expect(payments.filter(({ ok }) => ok)).toHaveLength(1);
    expect(payments).toContainEqual({ ok: false, reason: 'already_paid' });
    expect((await desk(id)).money.givenBack).toBe('20.00');
  });

  it('can be changed or withdrawn until it is paid', async () => {
    const { id } = await deliveredOrder();
    await agree(id, { amount: '50.00' });
    const refund = await openRefund(id);
    const change = (payout: string, amount: string) =>
      changeRefund(
        { refundId: refund.id, payout, amount, reason: { en: 'Less', ar: null } },
        staff(),
      );
    expect(await change('50.00', '300.00')).toMatchObject({ reason: 'too_much', most: '225.00' });
    expect(await change('50.00', '40.00')).toEqual({ ok: true, payout: '40.00' });
    expect(await change('50.00', '45.00')).toMatchObject({
      reason: 'refund_changed',
      refund: '40.00',
    });
    expect(await payRefund({ refundId: refund.id, payout: '50.00' }, staff())).toMatchObject({
      reason: 'refund_changed',
    });
    expect(await withdrawRefund(refund.id, staff())).toEqual({ ok: true });
    expect((await desk(id)).money).toMatchObject({ state: 'paid', retained: '225.00' });
    await agree(id, { amount: '10.00' });
    const second = await openRefund(id);
    await payRefund({ refundId: second.id, payout: '10.00' }, staff());
    expect(await withdrawRefund(second.id, staff())).toEqual({ ok: false, reason: 'already_paid' });
  });

  it('is for sales alone', async () => {
    const { id } = await deliveredOrder();
    const marketing = await person(now, ['marketing']);
    expect(await agree(id, { amount: '5.00' }, marketing)).toEqual({
      ok: false,
      reason: 'forbidden',
    });
    await agree(id, { amount: '5.00' });
    const { id: refundId, payout } = await openRefund(id);
    expect(await payRefund({ refundId, payout }, by(marketing))).toEqual({
      ok: false,
      reason: 'forbidden',
    });
  });
});

describe('the database itself', () => {
  const refund = (order: string, amount: string, payout = amount) =>
    database.owner.query(
      `insert into refunds (order_id, amount, payout) values ('${order}', '${amount}', '${payout}')`,
    );

  it('refuses what is more than was received, before the delivery, or no amount', async () => {
    const { id } = await deliveredOrder();
    for (const amount of ['225.01', '0', '-5', 'NaN', 'Infinity']) {
      await expect(refund(id, amount), amount).rejects.toThrow(/check constraint|overflow/);
    }
    await expect(refund(id, '10', '11')).rejects.toThrow(/refunds_payout_within_amount/);
    const open = await ordered(database.owner, null);
    await expect(refund(open.id, '1')).rejects.toThrow(/check constraint/);
    await refund(id, '225.00');
    await expect(refund(id, '0.01')).rejects.toThrow(/check constraint/);
  });

  it('lets one of two refunds through that are too much together, without any lock of the shop', async () => {
    const { id } = await deliveredOrder();
    const other = new pg.Client(database.url);
    await other.connect();
    await database.owner.query('begin');
    await refund(id, '150');
    // It waits for the first one, whose sum it then finds.
    const second = other.query(
      `insert into refunds (order_id, amount, payout) values ('${id}', 150, 150)`,
    );
    await database.owner.query('commit');
    await expect(second).rejects.toThrow(/check constraint/);
    await other.end();
    expect((await desk(id)).money).toMatchObject({ toGiveBack: '150.00', retained: '75.00' });
  });

  it('keeps what was paid: no other amount, no withdrawal', async () => {
    const { id } = await deliveredOrder();
    await agree(id, { amount: '20.00' });
    const { id: refundId, payout } = await openRefund(id);
    await payRefund({ refundId, payout }, staff());
    for (const change of [
      `update refunds set amount = 10, payout = 10 where id = '${refundId}'`,
      `update refunds set paid_at = null, number = null, paid_by = null where id = '${refundId}'`,
      `delete from refunds where id = '${refundId}'`,
    ]) {
      await expect(database.owner.query(change), change).rejects.toMatchObject({
        constraint: 'refund_was_paid',
      });
    }
    await database.owner.query(`update refunds set reason = null where id = '${refundId}'`);
  });
});

describe('cash that is short', () => {
  it('needs a reason, stays due from the buyer, and is settled by what they pay later', async () => {
    const { id } = await deliveredOrder();
    const record = (cash: Parameters<typeof recordCash>[2]) => recordCash(id, staff(), cash);
    expect(await record({ amount: '200.00' })).toEqual({ ok: false, reason: 'no_reason' });
    expect(await record({ amount: '225.01' })).toMatchObject({ reason: 'cash_too_much' });
    const short = { amount: '200.00', reason: 'No change', due: '0.00' };
    // A second press finds another amount due.
    expect([await record(short), await record(short)]).toEqual([
      { ok: true },
      { ok: false, reason: 'already_collected' },
    ]);
    expect((await desk(id)).money).toMatchObject({ state: 'short', due: '25.00' });
    expect(await record({ amount: '5.00', due: '25.00' })).toEqual({ ok: true });
    expect(await record({ due: '20.00' })).toEqual({ ok: true });
    expect((await desk(id)).money).toMatchObject({
      state: 'paid',
      received: '225.00',
      due: '0.00',
    });
    expect(await record({})).toEqual({ ok: false, reason: 'already_collected' });
  });

  it('is settled first by a refund, after which the record stays', async () => {
    const { id } = await deliveredOrder();
    await recordCash(id, staff(), { amount: '200.00', reason: 'No change' });
    expect(await agree(id, { amount: '10.00' })).toEqual({ ok: true, payout: '0.00' });
    expect((await desk(id)).money).toMatchObject({
      state: 'short',
      due: '15.00',
      retained: '215.00',
    });
    expect(await agree(id, { amount: '30.00' })).toEqual({ ok: true, payout: '15.00' });
    const { money, refunds } = await desk(id);
    expect(money).toMatchObject({ due: '0.00', settled: '25.00', toGiveBack: '15.00' });
    // What only settles needs no payment.
    expect(refunds.map(({ number }) => number)).toEqual([1, null]);
    expect(await takeBackCash(id, by(admin))).toEqual({
      ok: false,
      reason: 'refunded_since',
    });
    expect(await booksOf()).toEqual([]);
  });

  it('is not less than what was given back meanwhile', async () => {
    const { id } = await deliveredOrder();
    await agree(id, { amount: '100.00' });
    const cash = { amount: '99.99', reason: 'Lost' };
    expect(await recordCash(id, staff(), cash)).toEqual({ ok: false, reason: 'refunded_since' });
  });
});
