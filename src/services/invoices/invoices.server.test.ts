import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addCoupon, addProduct } from '#tests/support/goods.ts';
import { ordered, person } from '#tests/support/ordering.ts';
import type { Customer } from '../shared/customer.ts';
import { drawPaper } from './draw-paper.server.ts';
import { readPaper, renderPaperPdf } from './render-paper-pdf.server.ts';

const now = new Date();
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it('shows exactly what was paid, only to its buyer and to sales', async () => {
  await database.owner.query(
    `update site_settings set legal_name = 'Fustat S.A.E.', legal_name_ar = 'الفسطاط ش.م.م',
       tax_number = '123-456-789'`,
  );
  const buyer = await person(now);
  const order = await ordered(database.owner, buyer, {
    items: [{ product_id: await addProduct(database.owner, { price: '1250.00' }), quantity: 2 }],
    coupon_code: await addCoupon(database.owner, { discount_value: '10.01' }),
  });
  const read = (customer: Customer, locale: 'en' | 'ar' = 'en') =>
    readPaper({ orderId: order.id }, { customer, locale, now });
  const invoice = await read(buyer);
  expect(invoice).toMatchObject({
    title: `Invoice ${order.number}`,
    lines: [{ name: 'Chair', price: '$1,250.00', quantity: '2', sum: '$2,500.00' }],
  });
  expect(invoice!.sums.map(({ amount }) => amount)).toEqual([
    '$2,500.00',
    '-$10.01',
    '$25.00',
    'Included',
    '$2,514.99',
    // The rate of the settings, in the whole amount: 2,514.99 × 14 / 114.
    '$308.86',
    '$2,514.99',
  ]);
  expect(invoice!.from.lines).toContain('Fustat S.A.E.');
  const arabic = await read(buyer, 'ar');
  expect(arabic!.lines[0]).toMatchObject({ name: 'كرسي', quantity: '٢' });
  expect(arabic!.from.lines[0]).toBe('الفسطاط ش.م.م');

  const sales = await person(now, ['sales']);
  expect(await read(sales)).toEqual(invoice);
  for (const other of [await person(now), await person(now, ['marketing'])]) {
    expect(await read(other)).toBeNull();
  }
});

it('spans as many pages as needed', async () => {
  const line = { name: 'Chair', details: 'Walnut', price: '$1', quantity: '1', sum: '$1' };
  const invoice = {
    title: 'Invoice 261115-10042',
    heading: 'Invoice',
    facts: [{ label: 'Date', value: 'today' }],
    brand: 'Fustat',
    from: { label: 'Seller', lines: ['Fustat'] },
    to: { label: 'Delivered to', lines: ['Nour'] },
    lines: Array.from({ length: 40 }, (_, index) => ({ ...line, id: String(index) })),
    sums: [{ label: 'Total', amount: '$40', isTotal: true }],
    note: null,
    thanks: 'Thank you',
  };
  const pdf = (await drawPaper(invoice, 'en')).toString('latin1');
  expect(pdf.startsWith('%PDF-')).toBe(true);
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)!.length).toBeGreaterThan(1);
});

it('is drawn as PDF a limited number of times, one at a time', async () => {
  const buyer = await person(now);
  const { id } = await ordered(database.owner, buyer);
  const reader = { customer: buyer, address: null, locale: 'en' as const, now };
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let running = 0;
  let maxRunning = 0;
  const draw = async () => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await released;
    running -= 1;
    return Buffer.from('pdf');
  };
  const renderings = Array.from({ length: 20 }, () =>
    renderPaperPdf({ orderId: id }, reader, draw),
  );
  // One is drawn and eight wait; the other eleven are rejected at once.
  let rejected = 0;
  const { promise: allRejected, resolve: onAllRejected } = Promise.withResolvers<void>();
  const count = async (rendering: (typeof renderings)[number]) => {
    if (!(await rendering).ok) rejected += 1;
    if (rejected === 11) onAllRejected();
  };
  for (const rendering of renderings) void count(rendering);
  await allRejected;
  release();
  const results = await Promise.all(renderings);
  expect(results.filter(({ ok }) => ok)).toHaveLength(9);
  expect(results.find(({ ok }) => !ok)).toEqual({
    ok: false,
    reason: 'rate_limited',
    retryAfter: 5,
  });
  expect(maxRunning).toBe(1);
  const again = renderPaperPdf({ orderId: id }, reader, draw);
  expect(await again).toMatchObject({ reason: 'rate_limited' });
  const other = { ...reader, customer: await person(now) };
  expect(await renderPaperPdf({ orderId: id }, other, draw)).toEqual({
    ok: false,
    reason: 'not_found',
  });
});
