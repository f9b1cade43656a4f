import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '#services/shared/caller.ts';
import { requestFactsAt } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { addProduct, addVariant } from '#tests/support/goods.ts';
import { priceCart } from './price-cart.server.ts';

let database: TestDatabase;
const visitor: Caller = { actor: { kind: 'visitor' }, attempt: requestFactsAt(new Date()) };

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const change = (query: string, ...values: unknown[]) => database.owner.query(query, values);
const want = (product_id: string, more: object = {}) => ({
  product_id,
  variant_id: null,
  quantity: 1,
  ...more,
});

it('charges what the product page shows: the reduced price, and the price of the variant', async () => {
  const chair = await addProduct(database.owner);
  await change('update products set discount_price = 80 where id = $1', chair);
  const table = await addProduct(database.owner);
  const walnut = await addVariant(database.owner, table, { price: '300.00', inventory: 1 });
  await change('update product_variants set discount_price = 250.50 where id = $1', walnut);
  const cart = await priceCart(
    { items: [want(chair), want(table, { variant_id: walnut })] },
    visitor,
  );
  expect(cart.lines).toMatchObject([
    { unitPrice: '80.00', state: 'available' },
    {
      unitPrice: '250.50',
      most: 1,
      query: '?color=walnut',
      options: [{ aspect: 'color', en: 'Walnut', ar: 'لون' }],
    },
  ]);
  expect(cart).toMatchObject({
    subtotal: '330.50',
    shipping: null,
    payable: '330.50',
    changes: [],
  });
});

it('knows nothing of drafts, of what never was, and of unknown variants', async () => {
  const draft = await addProduct(database.owner, { status: 'draft' });
  const chair = await addProduct(database.owner);
  const table = await addProduct(database.owner);
  const walnut = await addVariant(database.owner, table);
  const { lines, subtotal, changes } = await priceCart(
    {
      items: [
        want(draft),
        want(randomUUID()),
        want(chair, { variant_id: walnut }),
        want(table, { variant_id: randomUUID() }),
      ],
    },
    visitor,
  );
  expect(lines.map(({ state }) => state)).toEqual(Array(4).fill('gone'));
  expect([subtotal, changes.length]).toEqual(['0.00', 4]);
});

it('asks for a variant when a product is sold only as one', async () => {
  const table = await addProduct(database.owner);
  const walnut = await addVariant(database.owner, table, { price: '300.00' });
  const { lines, subtotal, changes } = await priceCart(
    { items: [want(table), want(table.toUpperCase(), { variant_id: walnut })] },
    visitor,
  );
  expect(lines).toMatchObject([
    { state: 'variant_required', quantity: 0, lineTotal: '0.00', name: { en: 'Chair' } },
    { state: 'available', unitPrice: '300.00' },
  ]);
  expect(lines[0]!.slug).not.toBe('');
  expect(subtotal).toBe('300.00');
  expect(changes).toEqual([{ productId: table, variantId: null, kind: 'variant_required' }]);
});

it.each(['aswan', 'Aswan', ' ASWAN ', 'أسوان', 'اسوان'])(
  'knows the governorate %j by its code and by its name in both languages',
  async (governorate) => {
    const items = [want(await addProduct(database.owner))];
    expect((await priceCart({ items, governorate }, visitor)).shipping).toBe('55.00');
  },
);

it('adds delivery by governorate, and tax where the shop adds it', async () => {
  const chair = await addProduct(database.owner);
  const to = (governorate: string) => priceCart({ items: [want(chair)], governorate }, visitor);
  expect(await to('cairo')).toMatchObject({ shipping: '0.00', payable: '100.00' });
  expect(await to('aswan')).toMatchObject({ shipping: '55.00', payable: '155.00' });
  expect(await to('atlantis')).toMatchObject({ shipping: null, payable: '100.00' });
  await change(`update site_settings set tax_mode = 'exclusive', currency = 'EGP'`);
  const taxed = { tax: '14.00', taxIncluded: false, payable: '169.00', currency: 'EGP' };
  await eventually(async () => expect(await to('aswan')).toMatchObject(taxed));
});

it('prices an empty cart', async () => {
  const empty = { lines: [], subtotal: '0.00', total: '0.00', coupon: null };
  expect(await priceCart({ items: [] }, visitor)).toMatchObject(empty);
});
