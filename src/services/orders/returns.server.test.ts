import { beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '#tests/support/accounts.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { addCoupon, addProduct } from '#tests/support/goods.ts';
import { changeOrderStatus, ordered, person, rowsOf } from '#tests/support/ordering.ts';
import { photo } from '#tests/support/pictures.ts';
import { bytesOf, fileUploads } from '#tests/support/uploads.ts';
import type { Customer } from '../shared/customer.ts';
import { checkInvariants } from '../invariants/check-invariants.server.ts';
import { createGuestToken } from '../checkout/guest-token.server.ts';
import { addToTimeline } from './add-to-timeline.server.ts';
import { payRefund } from '../refunds/pay-refund.server.ts';
import { decideReturn } from './decide-return.server.ts';
import { findOrder } from './find-order.server.ts';
import { createPhotoToken } from './photo-token.server.ts';
import { findOrderOfEndedToken, readOrderPhoto } from './read-order-photo.server.ts';
import { requestReturn } from './request-return.server.ts';

type Buyer = Customer & { email: string };

const day = 24 * 60 * 60_000;
const uploads = fileUploads();
const database = fileDatabase();
let sales: Customer;
let buyer: Buyer;
let now = new Date();

beforeAll(async () => {
  sales = await person(now, ['sales']);
  buyer = await person(now);
});

/** Each step after the one before. */
const later = () => (now = new Date(now.getTime() + 1000));

async function delivered(items: { product_id: string; quantity: number }[], coupon_code?: string) {
  const order = await ordered(database.owner, buyer, { items, coupon_code });
  for (const to of ['confirmed', 'preparing', 'shipped', 'delivered'] as const) {
    const change = { orderId: order.id, to, note: null, isVisible: true };
    expect((await changeOrderStatus(change, { actor: sales, now: later() })).ok).toBe(true);
  }
  return read(order.id);
}

async function read(id: string) {
  const order = await findOrder(id, { customer: buyer, locale: 'en', now });
  if (!order) throw new Error('The order is gone.');
  return order;
}

type Wish = Parameters<typeof requestReturn>[0];

const ask = (request: Partial<Wish> & Pick<Wish, 'orderId' | 'lines'>, by = buyer, at = later()) =>
  requestReturn({ message: '', photos: [], ...request }, { customer: by, now: at, address: null });

const line = (item_id: string, quantity: number, reason: Wish['lines'][number]['reason']) => ({
  item_id,
  quantity,
  reason,
});

type Decision = Parameters<typeof decideReturn>[0];

const decide = (returnId: string, to: Decision['to'], by = sales) =>
  decideReturn({ returnId, to, answer: null }, { actor: by, now: later() });

const statusOfReturn = async (id: string) =>
  (
    await rowsOf<{ status: string }>(
      database.owner,
      'select status from return_requests where id = $1',
      id,
    )
  )[0]?.status;

const stockOf = async (id: string) =>
  (
    await rowsOf<{ quantity: number }>(
      database.owner,
      'select quantity from products where id = $1',
      id,
    )
  )[0]?.quantity;

async function picture(): Promise<File> {
  const { name, buffer } = await photo('scratch.jpg');
  return new File([new Uint8Array(buffer)], name);
}

describe('a return', () => {
  it('is requested, approved, received into stock and refunded to the cent, with a mail and notification at each step', async () => {
    const chair = await addProduct(database.owner, { quantity: 10, price: '100.00' });
    const order = await delivered(
      [{ product_id: chair, quantity: 3 }],
      await addCoupon(database.owner, { discount_value: '50.00' }),
    );
    const [item] = order.items;
    const request = await ask({ orderId: order.id, lines: [line(item!.id, 1, 'changed_mind')] });
    if (!request.ok) throw new Error(request.reason);
    expect((await read(order.id)).items[0]?.inReturn).toBe(1);
    for (const to of ['approved', 'received'] as const) {
      expect(await decide(request.id, to)).toEqual({ ok: true });
    }
    const [refund] = (await read(order.id)).refunds;
    expect(refund).toMatchObject({ payout: '83.33', paidAt: null });
    const paying = { refundId: refund!.id, payout: '83.33' };
    expect(await payRefund(paying, { actor: sales, now: later() })).toEqual({
      ok: true,
      number: 1,
    });
    expect(await stockOf(chair)).toBe(8);
    expect((await checkInvariants()).flatMap(({ broken }) => broken)).toEqual([]);
    const after = await read(order.id);
    expect(after.status).toBe('delivered');
    expect(after.returns).toMatchObject([{ status: 'refunded' }]);
    expect(after.money).toMatchObject({ givenBack: '83.33', toGiveBack: '0.00', due: '0.00' });
    const announced = (await mailsTo(database.owner, buyer.email)).filter(
      ({ template, subject }) => template === 'return_update' && subject.includes(order.number),
    );
    expect(announced).toHaveLength(4);
    expect(announced.at(-1)?.text).toContain('$83.33');
  });

  it('of every piece marks the order as returned; defective pieces do not go back into stock', async () => {
    const chair = await addProduct(database.owner);
    const lamp = await addProduct(database.owner);
    const order = await delivered([
      { product_id: chair, quantity: 2 },
      { product_id: lamp, quantity: 1 },
    ]);
    const request = await ask({
      orderId: order.id,
      lines: [
        line(order.items[0]!.id, 2, 'not_as_described'),
        line(order.items[1]!.id, 1, 'defective'),
      ],
    });
    if (!request.ok) throw new Error(request.reason);
    await decide(request.id, 'approved');
    await decide(request.id, 'received');
    expect((await read(order.id)).status).toBe('returned');
    expect([await stockOf(chair), await stockOf(lamp)]).toEqual([10, 9]);
    expect((await checkInvariants()).flatMap(({ broken }) => broken)).toEqual([]);
  });

  it('is decided only by sales, and only once', async () => {
    const order = await delivered([{ product_id: await addProduct(database.owner), quantity: 1 }]);
    const request = await ask({
      orderId: order.id,
      lines: [line(order.items[0]!.id, 1, 'wrong_piece')],
    });
    if (!request.ok) throw new Error(request.reason);
    expect(await decide(request.id, 'approved', buyer)).toEqual({ ok: false, reason: 'forbidden' });
    expect(await decide(request.id, 'received')).toMatchObject({ reason: 'wrong_state' });
    const results = await Promise.all([
      decide(request.id, 'approved'),
      decide(request.id, 'approved'),
      decide(request.id, 'refused'),
    ]);
    // Approved may still be refused afterwards, but nothing happens twice.
    const accepted = results.filter(({ ok }) => ok).length;
    expect([1, 2]).toContain(accepted);
    expect(['approved', 'refused']).toContain(await statusOfReturn(request.id));
  });

  it('never counts a piece twice under concurrent requests', async () => {
    const order = await delivered([{ product_id: await addProduct(database.owner), quantity: 2 }]);
    const lines = [line(order.items[0]!.id, 2, 'changed_mind')];
    const results = await Promise.all(
      Array.from({ length: 8 }, () => ask({ orderId: order.id, lines })),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await read(order.id)).can.return).toBe(false);
  });

  it('is rejected for other customers, after 30 days, and for made-to-order pieces without a defect', async () => {
    const sofa = await addProduct(database.owner, { is_preorder: true, quantity: 0 });
    const order = await delivered([{ product_id: sofa, quantity: 1 }]);
    const id = order.items[0]!.id;
    expect(order.items[0]?.madeToOrder).toBe(true);
    const lines = [line(id, 1, 'changed_mind')];
    expect(await ask({ orderId: order.id, lines }, await person(now))).toMatchObject({
      reason: 'not_found',
    });
    expect(await ask({ orderId: order.id, lines })).toMatchObject({ reason: 'made_to_order' });
    const late = new Date(now.getTime() + 31 * day);
    const defective = [line(id, 1, 'defective')];
    expect(await ask({ orderId: order.id, lines: defective }, buyer, late)).toMatchObject({
      reason: 'not_returnable',
    });
    expect(await ask({ orderId: order.id, lines: defective })).toMatchObject({ ok: true });
  });
});

describe('photographs', () => {
  it('of a return are shown only to its buyer and to sales', async () => {
    const order = await delivered([{ product_id: await addProduct(database.owner), quantity: 1 }]);
    await ask({
      orderId: order.id,
      lines: [line(order.items[0]!.id, 1, 'defective')],
      photos: [await picture()],
    });
    const [stored] = (await read(order.id)).returns[0]!.photos;
    const asking = { kind: 'return', id: stored!.id, now };
    expect(stored!.address).toBe(`/order-photos/return/${stored!.id}`);
    expect((await bytesOf(readOrderPhoto(asking, buyer)))?.subarray(8, 12).toString()).toBe('WEBP');
    expect(await bytesOf(readOrderPhoto(asking, sales))).not.toBeNull();
    expect(await readOrderPhoto(asking, await person(now))).toBeNull();
    expect(await readOrderPhoto(asking, { kind: 'visitor' })).toBeNull();
    expect(await readOrderPhoto({ ...asking, kind: 'workshop' }, buyer)).toBeNull();
  });

  it('are rejected when a file is no picture, and no return is stored', async () => {
    const order = await delivered([{ product_id: await addProduct(database.owner), quantity: 1 }]);
    const lines = [line(order.items[0]!.id, 1, 'defective')];
    const before = uploads.list();
    const photos = [new File(['<svg onload="alert(1)">'], 'photo.png')];
    expect(await ask({ orderId: order.id, lines, photos })).toMatchObject({
      reason: 'not_an_image',
    });
    const many = await Promise.all(Array.from({ length: 6 }, () => picture()));
    expect(await ask({ orderId: order.id, lines, photos: many })).toMatchObject({
      reason: 'too_many_images',
    });
    expect((await read(order.id)).returns).toEqual([]);
    expect(uploads.list()).toEqual(before);
  });

  it('from the workshop come with a note in the reader’s language; hidden ones stay with sales', async () => {
    const order = await ordered(database.owner, buyer);
    const add = async (isVisible: boolean) =>
      addToTimeline(
        {
          orderId: order.id,
          note: { en: 'The top is glued', ar: 'تم لصق السطح' },
          isVisible,
          photos: [{ file: await picture(), alt: { en: 'The top', ar: 'السطح' } }],
        },
        { actor: sales, now: later(), address: null },
      );
    expect([await add(true), await add(false)]).toMatchObject([{ ok: true }, { ok: true }]);
    const arabic = await findOrder(order.id, { customer: buyer, locale: 'ar', now });
    const entries = arabic!.timeline.filter(({ photos }) => photos.length > 0);
    expect(entries).toMatchObject([{ note: 'تم لصق السطح', photos: [{ alt: 'السطح' }] }]);
    const rows = await rowsOf<{ id: string; is_visible: boolean }>(
      database.owner,
      `select f.id, t.is_visible from order_photos f join order_timeline t on t.id = f.timeline_id
       where t.order_id = $1`,
      order.id,
    );
    for (const { id, is_visible } of rows) {
      const seen = await bytesOf(readOrderPhoto({ kind: 'workshop', id, now }, buyer));
      expect(seen !== null).toBe(is_visible);
      expect(await bytesOf(readOrderPhoto({ kind: 'workshop', id, now }, sales))).not.toBeNull();
      const byLink = { kind: 'workshop', id, now, token: createGuestToken(order.id) };
      // The order belongs to an account, so its link opens nothing.
      expect(await readOrderPhoto(byLink, { kind: 'visitor' })).toBeNull();
    }
    await database.owner.query('update orders set user_id = null where id = $1', [order.id]);
    for (const { id, is_visible } of rows) {
      const byLink = { kind: 'workshop', id, now, token: createGuestToken(order.id) };
      expect((await bytesOf(readOrderPhoto(byLink, { kind: 'visitor' }))) !== null).toBe(
        is_visible,
      );
      const ofAnother = { ...byLink, token: createGuestToken(crypto.randomUUID()) };
      expect(await readOrderPhoto(ofAnother, { kind: 'visitor' })).toBeNull();
    }
  });

  it('of a step are in its mail, whose address shows this photo alone for a while', async () => {
    const order = await ordered(database.owner, buyer, { locale: 'ar' });
    const move = async (to: 'confirmed' | 'in_production', alt: string) =>
      changeOrderStatus(
        {
          ...{ orderId: order.id, to, note: null, isVisible: to === 'in_production' },
          photos: [{ file: await picture(), alt: { en: 'A panel', ar: alt } }],
        },
        { actor: sales, now: later(), address: null },
      );
    expect(await move('confirmed', 'للورشة فقط')).toMatchObject({ ok: true });
    expect(await move('in_production', 'حشوة على البنك')).toMatchObject({ ok: true });
    const mail = (await mailsTo(database.owner, buyer.email)).at(-1)!;
    expect(mail.template).toBe('order_in_production');
    expect(mail.text).toContain('حشوة على البنك:');
    const [, id, token] = mail.text.match(/order-photos\/workshop\/(\S+)\?token=(\S+)/)!;
    const open = (photoId: string, at: Date) =>
      bytesOf(
        readOrderPhoto({ kind: 'workshop', id: photoId, token, now: at }, { kind: 'visitor' }),
      );
    expect(await open(id!, now)).not.toBeNull();
    // The time counts from the mail, not from what happens to the order later.
    const late = new Date(now.getTime() + 61 * day);
    await database.owner.query('update orders set updated_at = $1 where id = $2', [late, order.id]);
    expect(await open(id!, new Date(now.getTime() + 59 * day))).not.toBeNull();
    expect(await open(id!, late)).toBeNull();
    const facts = { id: id!, token: token! };
    expect(await findOrderOfEndedToken({ ...facts, now: late })).toEqual({
      id: order.id,
      isGuests: false,
    });
    expect(await findOrderOfEndedToken({ ...facts, now })).toBeNull();
    for (const forged of ['', `${id}~1`, token!.replace(/~\d+/, '~1'), `${id}.x`]) {
      expect(await findOrderOfEndedToken({ ...facts, token: forged, now: late })).toBeNull();
    }
    const [hidden] = await rowsOf<{ id: string }>(
      database.owner,
      `select f.id from order_photos f join order_timeline t on t.id = f.timeline_id
       where t.order_id = $1 and not t.is_visible`,
      order.id,
    );
    expect(await open(hidden!.id, now)).toBeNull();
    const hiddenByItsOwn = {
      kind: 'workshop',
      id: hidden!.id,
      token: createPhotoToken(hidden!.id, now),
    };
    expect(await readOrderPhoto({ ...hiddenByItsOwn, now }, { kind: 'visitor' })).toBeNull();
  });

  it('of a step that is rejected are not stored', async () => {
    const order = await ordered(database.owner, buyer);
    const before = uploads.list();
    const photos = [{ file: await picture(), alt: { en: 'A panel', ar: 'حشوة' } }];
    const skip = { orderId: order.id, to: 'delivered' as const, note: null, isVisible: true };
    expect(
      await changeOrderStatus({ ...skip, photos }, { actor: sales, now: later() }),
    ).toMatchObject({ ok: false, reason: 'wrong_state' });
    expect(uploads.list()).toEqual(before);
  });
});
