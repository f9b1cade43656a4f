import { beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '#tests/support/accounts.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { addProduct } from '#tests/support/goods.ts';
import { delivered, ordered, person, rowsOf } from '#tests/support/ordering.ts';
import { photo } from '#tests/support/pictures.ts';
import { bytesOf, fileUploads } from '#tests/support/uploads.ts';
import { createGuestToken } from '../checkout/guest-token.server.ts';
import { checkInvariants } from '../invariants/check-invariants.server.ts';
import { openReturn } from '../order-desk/open-return.server.ts';
import { readOrderDesk } from '../order-desk/read-order-desk.server.ts';
import { payRefund } from '../refunds/pay-refund.server.ts';
import type { Customer } from '../shared/customer.ts';
import { decideReturn } from './decide-return.server.ts';
import { findOrderOfGuest } from './find-order.server.ts';
import { readOrderPhoto } from './read-order-photo.server.ts';
import { requestReturnOfGuest } from './request-return.server.ts';

const day = 24 * 60 * 60_000;
const uploads = fileUploads();
const database = fileDatabase();
const begin = new Date();
let now = begin;
/** Each step after the one before. */
const later = () => (now = new Date(now.getTime() + 1000));
let sales: Customer;

beforeAll(async () => {
  sales = await person(begin, ['sales']);
});

async function read(id: string) {
  const order = await findOrderOfGuest(id, { locale: 'en', now });
  if (!order) throw new Error('The order is gone.');
  return order;
}

/** Three chairs of a guest, delivered. */
async function guestOrder({ quantity = 3, isCustom = false } = {}) {
  const chair = await addProduct(database.owner, {
    price: '100.00',
    ...(isCustom && { is_preorder: true, quantity: 0 }),
  });
  const { id, address } = await ordered(database.owner, null, {
    items: [{ product_id: chair, quantity }],
    now: later(),
  });
  await delivered(id, sales, later());
  const { items } = await read(id);
  return { id, chair, email: address.email, item: items[0]!.id };
}

type Wish = Parameters<typeof requestReturnOfGuest>[0];
type Line = Wish['lines'][number];

const line = (item_id: string, quantity = 1, reason: Line['reason'] = 'changed_mind'): Line => ({
  item_id,
  quantity,
  reason,
});

const ask = (
  orderId: string,
  lines: readonly Line[],
  wish: Partial<Wish> & { address?: string; at?: Date } = {},
) => {
  const { address = null, at = later(), ...rest } = wish;
  return requestReturnOfGuest(
    { orderId, message: '', photos: [], ...rest, lines: [...lines] },
    { now: at, address },
  );
};

const open = (
  orderId: string,
  lines: readonly Line[],
  wish: Partial<Wish> & { at?: Date } = {},
) => {
  const { at = later(), ...rest } = wish;
  const request = { orderId, message: '', ...rest, lines: [...lines] };
  return openReturn(request, { actor: sales, now: at });
};

const receive = (returnId: string, arrival: Parameters<typeof decideReturn>[0]['arrival']) =>
  decideReturn({ returnId, to: 'received', arrival, answer: null }, { actor: sales, now: later() });

const stockOf = async (id: string) =>
  (
    await rowsOf<{ quantity: number }>(
      database.owner,
      'select quantity from products where id = $1',
      id,
    )
  )[0]?.quantity;

const booksOf = async () => (await checkInvariants()).flatMap(({ broken }) => broken);

describe('a guest', () => {
  it('returns pieces with photos by the link of the order, and gets the same mails', async () => {
    const { id, item, email } = await guestOrder();
    const { name, buffer } = await photo('scratch.jpg');
    const photos = [new File([new Uint8Array(buffer)], name)];
    const result = await ask(id, [line(item, 1, 'defective')], { photos, seen: 0 });
    expect(result).toMatchObject({ ok: true });
    const [back] = (await read(id)).returns;
    expect(back).toMatchObject({ status: 'requested', isOpenedByStaff: false });
    const stored = { kind: 'return', id: back!.photos[0]!.id, now };
    const byLink = { ...stored, token: createGuestToken(id) };
    const visitor = { kind: 'visitor' } as const;
    expect((await bytesOf(readOrderPhoto(byLink, visitor))) !== null).toBe(true);
    expect(await readOrderPhoto(stored, visitor)).toBeNull();
    const ofAnother = { ...stored, token: createGuestToken(crypto.randomUUID()) };
    expect(await readOrderPhoto(ofAnother, visitor)).toBeNull();
    const mails = await mailsTo(database.owner, email);
    expect(mails.at(-1)?.template).toBe('return_update');
  });

  it('has the same rules as a customer: thirty days, what is left, made to order only when defective', async () => {
    const { id, item } = await guestOrder();
    const late = new Date(now.getTime() + 31 * day);
    expect(await ask(id, [line(item)], { at: late })).toMatchObject({ reason: 'not_returnable' });
    expect(await ask(id, [line(item, 4)])).toMatchObject({ reason: 'too_many' });
    const custom = await guestOrder({ quantity: 1, isCustom: true });
    expect(await ask(custom.id, [line(custom.item)])).toMatchObject({ reason: 'made_to_order' });
    expect(await ask(custom.id, [line(custom.item, 1, 'defective')])).toMatchObject({ ok: true });
    // Pieces of another order.
    expect(await ask(id, [line(custom.item)])).toMatchObject({ reason: 'not_returnable' });
  });

  it('cannot return the order of an account', async () => {
    const { id, item } = await guestOrder();
    const { userId } = await person(now);
    await database.owner.query('update orders set user_id = $2 where id = $1', [id, userId]);
    expect(await ask(id, [line(item)])).toEqual({ ok: false, reason: 'not_found' });
  });

  it('who presses twice asks once', async () => {
    const { id, item } = await guestOrder();
    const both = await Promise.all([
      ask(id, [line(item)], { seen: 0 }),
      ask(id, [line(item)], { seen: 0 }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both).toContainEqual({ ok: false, reason: 'changed_meanwhile' });
  });

  it('who sends a thousand requests is stopped by the order and by the network, before a picture is decoded', async () => {
    const { id, item } = await guestOrder();
    const bad = () => [new File(['<svg onload="alert(1)">'], 'photo.png')];
    const before = uploads.list();
    const reasons = new Set<string>();
    for (let index = 0; index < 12; index += 1) {
      const at = new Date(now.getTime() + index);
      const result = await ask(id, [line(item)], {
        photos: bad(),
        at,
        address: `203.0.113.${index}`,
      });
      reasons.add(result.ok ? 'ok' : result.reason);
    }
    expect([...reasons]).toEqual(['not_an_image', 'rate_limited']);
    expect(uploads.list()).toEqual(before);
    const orders = [await guestOrder(), await guestOrder(), await guestOrder(), await guestOrder()];
    const results = [];
    for (let index = 0; index < 40; index += 1) {
      const order = orders[index % orders.length]!;
      const at = new Date(now.getTime() + index);
      const attack = { photos: bad(), at, address: '198.51.100.7' };
      results.push(await ask(order.id, [line(order.item)], attack));
    }
    expect(results.filter((each) => !each.ok && each.reason === 'rate_limited')).toHaveLength(10);
    // Others are not held up.
    const rest = await guestOrder();
    expect(await ask(rest.id, [line(rest.item)], { address: '198.51.100.8' })).toMatchObject({
      ok: true,
    });
  });
});

describe('a return that staff open', () => {
  it('is approved at once, in the name of the buyer; the desk says who opened it', async () => {
    const { id, item, email } = await guestOrder();
    expect(await open(id, [line(item, 2)], { message: 'Too deep', seen: 0 })).toMatchObject({
      ok: true,
    });
    const desk = await readOrderDesk(id, { actor: sales, locale: 'en', now });
    expect(desk!.returns).toMatchObject([
      { status: 'approved', isOpenedByStaff: true, message: 'Too deep', proposed: '200.00' },
    ]);
    expect(desk!.timeline[0]).toMatchObject({
      note: 'Return opened for the customer.',
      by: 'staff',
      byName: expect.any(String),
      isVisible: false,
    });
    const logged = await rowsOf<{ actor_id: string }>(
      database.owner,
      `select actor_id from audit_log where table_name = 'return_requests' and row_key = $1`,
      desk!.returns[0]!.id,
    );
    expect(logged).toEqual([{ actor_id: sales.userId }]);
    expect((await mailsTo(database.owner, email)).at(-1)?.template).toBe('return_update');
    expect(await open(id, [line(item)], { seen: 0 })).toMatchObject({
      reason: 'changed_meanwhile',
    });
  });

  it('may come after the thirty days, as goodwill, but not against the other rules, nor by other roles', async () => {
    const { id, item } = await guestOrder();
    const at = new Date(now.getTime() + 40 * day);
    expect(await open(id, [line(item, 4)], { at })).toMatchObject({ reason: 'too_many' });
    expect(await open(id, [line(item)], { at })).toMatchObject({ ok: true });
    const marketing = await person(now, ['marketing']);
    const wish = { orderId: id, lines: [line(item)], message: '' };
    expect(await openReturn(wish, { actor: marketing, now })).toEqual({
      ok: false,
      reason: 'forbidden',
    });
  });
});

describe('what has arrived', () => {
  it('goes into stock piece by piece as staff say, and is refunded as agreed', async () => {
    const { id, item, chair } = await guestOrder();
    const opened = await open(id, [line(item, 2)]);
    if (!opened.ok) throw new Error(opened.reason);
    const before = (await stockOf(chair))!;
    const reason = { en: 'One was used', ar: null };
    expect(await receive(opened.id, { restocked: { [item]: 3 } })).toMatchObject({
      reason: 'too_many_restocked',
    });
    expect(await receive(opened.id, { amount: '150.00' })).toMatchObject({ reason: 'no_reason' });
    expect(await receive(opened.id, { proposed: '100.00' })).toMatchObject({
      reason: 'refund_changed',
      refund: '200.00',
    });
    expect(
      await receive(opened.id, { restocked: { [item]: 1 }, amount: '150.00', reason }),
    ).toEqual({ ok: true });
    expect(await stockOf(chair)).toBe(before + 1);
    const { money, refunds } = await read(id);
    expect(money).toMatchObject({ toGiveBack: '150.00' });
    expect(refunds).toMatchObject([
      { amount: '150.00', lines: [{ quantity: 2, amount: '200.00' }] },
    ]);
    expect(await booksOf()).toEqual([]);
  });

  it('of an order in several returns adds up to what was paid for its pieces, and ends the order', async () => {
    const { id, item, email } = await guestOrder();
    for (const quantity of [1, 2]) {
      const opened = await open(id, [line(item, quantity)]);
      if (!opened.ok) throw new Error(opened.reason);
      expect(await receive(opened.id, undefined)).toEqual({ ok: true });
    }
    const { refunds, status } = await read(id);
    expect([status, refunds.map(({ payout }) => payout)]).toEqual([
      'returned',
      ['100.00', '200.00'],
    ]);
    const last = (await mailsTo(database.owner, email)).at(-1)!;
    // It names the money and the day.
    expect(last.template).toBe('order_returned');
    expect(last.text).toMatch(/We give you \$200 back, by \w+ \d+ at the latest/);
    for (const { id: refundId, payout } of refunds) {
      await payRefund({ refundId, payout }, { actor: sales, now: later() });
    }
    const after = await read(id);
    expect(after.refunds.map(({ number }) => number)).toEqual([1, 2]);
    // Delivery is retained.
    expect(after.money).toMatchObject({ givenBack: '300.00', due: '0.00', retained: '25.00' });
    expect(after.returns.map((each) => each.status)).toEqual(['refunded', 'refunded']);
    expect(await booksOf()).toEqual([]);
  });
});
