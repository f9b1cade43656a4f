import { beforeAll, expect, it } from 'vitest';
import { fileDatabase } from '#tests/support/file-database.ts';
import { createOrder } from '#tests/support/factories.ts';
import { addProduct, addVariant } from '#tests/support/goods.ts';
import { ordered, person } from '#tests/support/ordering.ts';
import type { Customer } from '../shared/customer.ts';
import { maxPrinted, printKinds } from './print.ts';
import { printOrders } from './print-orders.server.ts';
import { readOrders, writePickList, writeSlip } from './read-prints.server.ts';

const now = new Date();
const database = fileDatabase();
let sales: Customer;

beforeAll(async () => {
  sales = await person(now, ['sales']);
});

const ticked = (rows: string[]) => ({ rows, search: '' });
const readerIn = (locale: 'en' | 'ar') => ({ customer: sales, locale, now });
const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)!.length;

async function orderOfVariant() {
  const chair = await addProduct(database.owner);
  await database.owner.query(
    `update products set workshop = 'Hegaza Carvers', workshop_ar = 'نحاتو حجازة' where id = $1`,
    [chair],
  );
  const variant = await addVariant(database.owner, chair);
  const place = (quantity: number) =>
    ordered(database.owner, null, {
      items: [{ product_id: chair, variant_id: variant, quantity }],
      notes: 'Ring twice',
    });
  return { place };
}

it('a slip names the variant in words, the recipient, the note, the promised day and the cash, but no price', async () => {
  const { place } = await orderOfVariant();
  const order = await place(2);
  const [detail] = await readOrders([order.id], readerIn('en'));
  const slip = writeSlip(detail!, 'en');
  expect(slip).toMatchObject({ number: order.number, notes: 'Ring twice' });
  expect(slip.lines[0]!.details).toContain('Walnut');
  expect(slip.lines[0]!.quantity).toBe('2');
  expect(slip.link).toMatch(new RegExp(`/en/admin/orders/${order.id}$`));
  expect(slip.recipient.join()).toContain('Mona Farid');
  // Two of $120, and delivery.
  expect(slip.cash).toEqual({ label: 'Cash to collect', amount: '$265' });
  expect(slip.promised).toMatch(/^\w+ \d+/);
  const { cash: _cash, ...rest } = slip;
  expect(JSON.stringify(rest)).not.toMatch(/\$|\.00/);
  expect(writeSlip(detail!, 'ar').lines[0]!.quantity).toBe('٢');
});

it('a pick list adds up the same piece of several orders, by workshop', async () => {
  const { place } = await orderOfVariant();
  const [one, other] = [await place(1), await place(3)];
  const plain = await ordered(database.owner, null);
  const orders = await readOrders([one.id, other.id, plain.id], readerIn('en'));
  const list = writePickList(orders, 'en');
  const carvers = list.workshops.find(({ workshop }) => workshop === 'Hegaza Carvers')!;
  expect(carvers.lines).toMatchObject([{ quantity: '4' }]);
  expect(carvers.lines[0]!.orders).toContain(one.number);
  expect(carvers.lines[0]!.orders).toContain(other.number);
  const pieces = list.workshops
    .flatMap(({ lines }) => lines)
    .reduce((sum, { quantity }) => sum + Number(quantity), 0);
  expect(pieces).toBe(orders.flatMap(({ items }) => items).reduce((n, i) => n + i.quantity, 0));
});

it('prints several orders in one document, each on a page of its own, in both languages', async () => {
  const ids = [];
  for (let index = 0; index < 3; index += 1) ids.push((await ordered(database.owner, null)).id);
  for (const locale of ['en', 'ar'] as const) {
    for (const kind of printKinds) {
      // An order that is named twice is printed once.
      const printed = await printOrders(
        { kind, selection: ticked([...ids, ids[0]!]) },
        readerIn(locale),
      );
      if (!printed.ok) throw new Error(printed.reason);
      expect(pagesIn(printed.pdf)).toBe(kind === 'pick' ? 1 : 3);
    }
  }
});

async function createOrders(count: number) {
  for (let index = 0; index < count; index += 1) {
    await createOrder(database.owner, { status: 'cancelled' });
  }
}

it('prints everything that the list matches', async () => {
  const { number } = await ordered(database.owner, null);
  await ordered(database.owner, null);
  const all = { rows: [], all: 'yes' as const, search: `q=${number}` };
  const printed = await printOrders({ kind: 'slip', selection: all }, readerIn('en'));
  if (!printed.ok) throw new Error(printed.reason);
  expect(pagesIn(printed.pdf)).toBe(1);
});

it('is for sales alone, and for at most a hundred orders', async () => {
  const { id } = await ordered(database.owner, null);
  const marketing = await person(now, ['marketing']);
  const print = (ids: string[], customer = sales) =>
    printOrders({ kind: 'slip', selection: ticked(ids) }, { customer, locale: 'en', now });
  expect(await print([id])).toMatchObject({ ok: true });
  expect(await print([id], marketing)).toEqual({ ok: false, reason: 'forbidden' });
  expect(await print(['nonsense'])).toEqual({ ok: false, reason: 'nothing_selected' });
  await createOrders(maxPrinted + 1);
  const all = { rows: [], all: 'yes' as const, search: `status=cancelled` };
  const printed = await printOrders({ kind: 'pick', selection: all }, readerIn('en'));
  expect(printed).toEqual({ ok: false, reason: 'too_many' });
});
