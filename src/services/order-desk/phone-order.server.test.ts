import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { noEmail } from '#domain/checkout/no-email.ts';
import { mailsTo, requestFactsAt } from '#tests/support/accounts.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { addCoupon, addProduct, addVariant, someAddress } from '#tests/support/goods.ts';
import { changeOrderStatus, person, rowsOf } from '#tests/support/ordering.ts';
import type { Customer } from '../shared/customer.ts';
import { findCaller } from './find-caller.server.ts';
import { findPieces } from './find-pieces.server.ts';
import { takePhoneOrder } from './take-phone-order.server.ts';

const now = new Date();
const database = fileDatabase();
let sales: Customer;

beforeAll(async () => {
  sales = await person(now, ['sales']);
});

type Input = Parameters<typeof takePhoneOrder>[0];

const inputOf = (change: Partial<Input>): Input => ({
  ...someAddress,
  email: noEmail,
  key: randomUUID(),
  piece: [],
  quantity: [],
  locale: 'ar',
  coupon: null,
  notes: null,
  ...change,
});

const take = (input: Input, actor = sales) =>
  takePhoneOrder(input, { actor, attempt: requestFactsAt(now) });

describe('an order by telephone', () => {
  it('names the member of staff, is beyond the limits of guests and is not cancelled by itself', async () => {
    const chair = await addProduct(database.owner, { quantity: 100 });
    // A guest may order twenty pieces.
    const result = await take(inputOf({ piece: [chair], quantity: ['60'] }));
    if (!result.ok) throw new Error(JSON.stringify(result));
    const [row] = await rowsOf(
      database.owner,
      `select t.actor_kind, t.actor_id, o.user_id, p.quantity,
         exists (select from order_holds h where h.order_id = o.id) as held
       from orders o join order_timeline t on t.order_id = o.id and t.status = 'placed', products p
       where o.id = $1 and p.id = $2`,
      result.order.id,
      chair,
    );
    expect(row).toEqual({
      actor_kind: 'staff',
      actor_id: sales.userId,
      user_id: null,
      quantity: 40,
      held: false,
    });
  });

  it('is placed once for each key', async () => {
    const input = inputOf({ piece: [await addProduct(database.owner)], quantity: ['1'] });
    const results = await Promise.all([take(input), take(input), take(input)]);
    const ids = new Set(results.map((result) => result.ok && result.order.id));
    expect(ids.size).toBe(1);
    expect(await take({ ...input, quantity: ['2'] })).toMatchObject({ reason: 'key_reused' });
  });

  it('never takes more than is in stock', async () => {
    const chair = await addProduct(database.owner, { quantity: 2 });
    expect(await take(inputOf({ piece: [chair], quantity: ['3'] }))).toMatchObject({
      ok: false,
      reason: 'out_of_stock',
    });
  });

  it('without an e-mail address mails nothing, also later', async () => {
    const result = await take(
      inputOf({ piece: [await addProduct(database.owner)], quantity: ['1'] }),
    );
    if (!result.ok) throw new Error(result.reason);
    const change = {
      orderId: result.order.id,
      to: 'preparing',
      note: null,
      isVisible: true,
    } as const;
    expect(await changeOrderStatus(change, { actor: sales, now })).toMatchObject({ ok: true });
    expect(await mailsTo(database.owner, noEmail)).toEqual([]);
  });

  it('belongs to the account with the address, whose coupon it can use', async () => {
    const buyer = await person(now);
    const coupon = await addCoupon(database.owner);
    const piece = [await addProduct(database.owner)];
    const order = { piece, quantity: ['1'], coupon };
    const result = await take(inputOf({ ...order, email: buyer.email }));
    if (!result.ok) throw new Error(JSON.stringify(result));
    expect(result.order).toMatchObject({ discount: '10.00', couponCode: coupon });
    const [row] = await rowsOf<{ user_id: string }>(
      database.owner,
      'select user_id from orders where id = $1',
      result.order.id,
    );
    expect(row?.user_id).toBe(buyer.userId);
    const stranger = inputOf({ ...order, phone: '+201099999999' });
    expect(await take(stranger)).toMatchObject({
      reason: 'coupon_refused',
      coupon: { code: 'login_required' },
    });
  });

  it('is confirmed at once, because its buyer was on the telephone', async () => {
    const piece = [await addProduct(database.owner)];
    const email = `caller-${randomUUID()}@example.com`;
    const result = await take(inputOf({ piece, quantity: ['1'], email }));
    if (!result.ok) throw new Error(result.reason);
    const entries = await rowsOf<{ status: string }>(
      database.owner,
      `select t.status from order_timeline t join orders o on o.id = t.order_id
       where o.id = $1 and o.status = 'confirmed' order by t.created_at`,
      result.order.id,
    );
    expect(entries.map(({ status }) => status)).toEqual(['placed', 'confirmed']);
    const [mail] = await mailsTo(database.owner, email);
    expect(mail?.text).toContain('اتفقنا عليه في المكالمة');
    expect(mail?.text).not.toContain('سنتصل بك');
  });

  it('fills in what the phone has told before, and knows the account of a coupon by it', async () => {
    const buyer = await person(now);
    const piece = [await addProduct(database.owner)];
    const phone = `+2010${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    expect(await findCaller(phone, sales)).toBeNull();
    const before = inputOf({ piece, quantity: ['1'], email: buyer.email, phone, locale: 'en' });
    expect(await take(before)).toMatchObject({ ok: true });
    expect(await findCaller(phone.replace('+2', ''), sales)).toMatchObject({
      ...{ email: buyer.email, locale: 'en', orders: 1, full_name: someAddress.full_name },
    });
    const marketing = await person(now, ['marketing']);
    expect(await findCaller(phone, marketing)).toBeNull();
    const coupon = await addCoupon(database.owner);
    const again = inputOf({ piece, quantity: ['1'], phone, coupon });
    expect(await take(again)).toMatchObject({ ok: true, order: { discount: '10.00' } });
    // Two accounts with one telephone: neither is taken.
    const other = inputOf({ piece, quantity: ['1'], phone, email: (await person(now)).email });
    expect(await take(other)).toMatchObject({ ok: true });
    const third = inputOf({
      piece,
      quantity: ['1'],
      phone,
      coupon: await addCoupon(database.owner),
    });
    expect(await take(third)).toMatchObject({ reason: 'coupon_refused' });
  });

  it('is for sales alone', async () => {
    const input = inputOf({ piece: [await addProduct(database.owner)], quantity: ['1'] });
    const marketing = await person(now, ['marketing']);
    expect(await take(input, marketing)).toEqual({ ok: false, reason: 'forbidden' });
    expect(await take(input)).toMatchObject({ ok: true });
  });
});

describe('the search for pieces', () => {
  it('finds names in either language and the beginning of an SKU; every variant is a piece', async () => {
    const table = await addProduct(database.owner);
    const sku = `TBL-${randomUUID()}`;
    await database.owner.query(
      `update products set name = 'Cedar console', name_ar = 'كونسول أرز', sku = $2 where id = $1`,
      [table, sku],
    );
    const variants = [
      await addVariant(database.owner, table, { color: 'walnut' }),
      await addVariant(database.owner, table, { color: 'olive' }),
    ];
    for (const term of ['cedar', 'كونسول', sku.slice(0, 12).toLowerCase()]) {
      const found = (await findPieces(term, sales)).filter(({ productId }) => productId === table);
      expect(found.map(({ variantId }) => variantId).toSorted()).toEqual(variants.toSorted());
    }
    expect(await findPieces('%', sales)).toEqual([]);
    expect(await findPieces('  ', sales)).toEqual([]);
  });
});
