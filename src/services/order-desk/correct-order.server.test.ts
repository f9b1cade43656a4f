import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatMoney } from '#i18n/format.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { someAddress } from '#tests/support/goods.ts';
import {
  changeOrderStatus,
  type StatusChange,
  ordered,
  person,
  rowsOf,
} from '#tests/support/ordering.ts';
import { readHistory } from '../admin/history/read-history.server.ts';
import type { Customer } from '../shared/customer.ts';
import { correctOrder } from './correct-order.server.ts';
import { readOrderDesk } from './read-order-desk.server.ts';
import { recordCash, takeBackCash } from './record-cash.server.ts';

const now = new Date();
let database: TestDatabase;
let sales: Customer;
let admin: Customer;

beforeAll(async () => {
  database = await testDatabase();
  sales = await person(now, ['sales']);
  admin = await person(now, ['admin']);
});
afterAll(() => database.close());

const { email: _email, ...address } = someAddress;

const step = (orderId: string, to: StatusChange['to']) =>
  changeOrderStatus({ orderId, to, note: null, isVisible: true }, { actor: sales, now });

async function advance(orderId: string, ...path: StatusChange['to'][]) {
  for (const to of path) expect(await step(orderId, to)).toMatchObject({ ok: true });
}

async function correct(orderId: string, change: object, accepted?: string) {
  const desk = await readOrderDesk(orderId, { actor: sales, locale: 'en', now });
  const version = desk?.correction?.version ?? '';
  const input = { ...address, notes: null, version, accepted_payable: accepted, ...change };
  return correctOrder(orderId, input, { actor: sales, now });
}

const stored = async (id: string) =>
  (
    await rowsOf<{
      phone: string;
      street: string;
      status: string;
      shipping: string;
      sums: boolean;
    }>(
      database.owner,
      `select phone, address ->> 'street' as street, status, shipping,
         payable = total + shipping as sums from orders where id = $1`,
      id,
    )
  )[0]!;

const correctionMails = (id: string) =>
  rowsOf<{ recipient: string; text: string; buyer: string }>(
    database.owner,
    `select m.recipient, m.text, o.email as buyer from mail_outbox m join orders o on o.id = m.order_id
     where m.order_id = $1 and m.template = 'order_amount_changed'`,
    id,
  );

describe('a correction', () => {
  it('of phone and street costs nothing and is an internal entry without their values', async () => {
    const { id } = await ordered(database.owner, null);
    const phone = '+201112223334';
    expect(await correct(id, { phone, street: 'Corniche' })).toMatchObject({
      ok: true,
      corrected: ['phone', 'address'],
    });
    expect(await stored(id)).toMatchObject({ phone, street: 'Corniche', sums: true });
    const [entry] = await rowsOf<{ note: string; is_visible: boolean }>(
      database.owner,
      `select note, is_visible from order_timeline where order_id = $1 and actor_kind = 'staff'`,
      id,
    );
    expect(entry).toEqual({ note: 'Corrected: phone, address.', is_visible: false });
  });

  it('shows old and new to those who see the order, and to nobody else', async () => {
    const { id } = await ordered(database.owner, null);
    const { phone: before } = await stored(id);
    await correct(id, { phone: '+201112223335', street: 'Corniche' });
    const history = async (actor: Customer) => {
      const lines = await readHistory({ table: 'orders', rowKey: id, locale: 'en' }, actor);
      return lines.flatMap(({ fields }) => fields);
    };
    expect(await history(sales)).toEqual(
      expect.arrayContaining([
        { name: 'Phone', before, after: '+201112223335', isHidden: false },
        expect.objectContaining({ name: 'Address · Street', after: 'Corniche' }),
      ]),
    );
    expect(await history(await person(now, ['marketing']))).toEqual([]);
    const [line] = await rowsOf<{ line: string }>(
      database.owner,
      `select row_to_json(a)::text as line from audit_log a where row_key = $1`,
      id,
    );
    expect(line!.line).not.toContain('+201112223335');
  });

  it('to another governorate is saved only with the new amount', async () => {
    const { id } = await ordered(database.owner, null);
    const before = await stored(id);
    const shown = await correct(id, { governorate: 'aswan' });
    if (shown.ok || shown.reason !== 'fee_changes') throw new Error('no other fee');
    expect(await stored(id)).toEqual(before);
    const saved = await correct(id, { governorate: 'aswan' }, shown.details.payable);
    expect(saved).toMatchObject({ ok: true, payable: shown.details.payable });
    expect(await stored(id)).toMatchObject({ shipping: shown.details.shipping, sums: true });
  });

  it('that changes the amount is written to the buyer once, others are not', async () => {
    const { id } = await ordered(database.owner, null);
    await correct(id, { street: 'Corniche' });
    expect(await correctionMails(id)).toEqual([]);
    const shown = await correct(id, { governorate: 'aswan' });
    if (shown.ok || shown.reason !== 'fee_changes') throw new Error('no other fee');
    await correct(id, { governorate: 'aswan' }, shown.details.payable);
    const mails = await correctionMails(id);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.recipient).toBe(mails[0]!.buyer);
    expect(mails[0]!.text).toContain(formatMoney(shown.details.payable, 'en', 'USD'));
  });

  it('of what is with the courier is refused by the database itself', async () => {
    const { id } = await ordered(database.owner, null);
    await advance(id, 'confirmed', 'preparing', 'shipped');
    const change = (set: string) =>
      database.owner.query(`update orders set ${set} where id = $1`, [id]);
    for (const set of [
      `phone = '+201112223334'`,
      `address = address || '{"street": "Road 9"}'`,
      `address = address || '{"governorate": "aswan"}'`,
    ]) {
      await expect(change(set), set).rejects.toMatchObject({ constraint: 'order_has_shipped' });
    }
    await change(`phone = phone, address = address, notes = 'Ring twice'`);
    expect(await stored(id)).toMatchObject({ street: address.street, status: 'shipped' });
  });

  it('does not overwrite that of a colleague', async () => {
    const { id } = await ordered(database.owner, null);
    const desk = await readOrderDesk(id, { actor: sales, locale: 'en', now });
    const { version } = desk!.correction!;
    expect(await correct(id, { street: 'Corniche' })).toMatchObject({ ok: true });
    const late = { ...address, notes: null, version, street: 'Road 9' };
    expect(await correctOrder(id, late, { actor: sales, now })).toEqual({
      ok: false,
      reason: 'changed_meanwhile',
    });
  });

  it('and shipping at once: the courier has the address that is stored', async () => {
    const { id } = await ordered(database.owner, null);
    await advance(id, 'confirmed', 'preparing');
    const [corrected] = await Promise.all([
      correct(id, { street: 'Corniche' }),
      step(id, 'shipped'),
    ]);
    const { status, street } = await stored(id);
    expect(status).toBe('shipped');
    expect(street).toBe(corrected.ok ? 'Corniche' : address.street);
    expect(await correct(id, { street: 'Road 9' })).toMatchObject({ reason: 'wrong_state' });
  });
});

describe('the cash of a courier', () => {
  it('is recorded once, for delivered orders, and taken back by admins alone', async () => {
    const { id } = await ordered(database.owner, null);
    const [bySales, byAdmin] = [
      { actor: sales, now },
      { actor: admin, now },
    ];
    expect(await recordCash(id, bySales)).toMatchObject({ reason: 'wrong_state' });
    await advance(id, 'confirmed', 'preparing', 'shipped', 'delivered');
    const results = await Promise.all([recordCash(id, bySales), recordCash(id, byAdmin)]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results).toContainEqual({ ok: false, reason: 'already_collected' });
    expect(await takeBackCash(id, bySales)).toEqual({ ok: false, reason: 'forbidden' });
    expect(await takeBackCash(id, byAdmin)).toEqual({ ok: true });
    expect(await takeBackCash(id, byAdmin)).toEqual({ ok: false, reason: 'not_collected' });
  });
});
