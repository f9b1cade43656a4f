import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createProduct, createVariant } from '#tests/support/factories.ts';

let database: TestDatabase;
let id: string;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  ({ id } = await createProduct(database.owner, { quantity: 10 }));
});

async function listing() {
  const { rows } = await database.owner.query(
    'select * from product_listings where product_id = $1',
    [id],
  );
  return rows[0];
}

const change = (assignments: string) =>
  database.owner.query(`update products set ${assignments} where id = $1`, [id]);

it('lists a product exactly while it is published', async () => {
  expect(await listing()).toMatchObject({ product_id: id });
  await change(`status = 'draft'`);
  expect(await listing()).toBeUndefined();
  await change(`status = 'published'`);
  expect(await listing()).toMatchObject({ product_id: id });
  await database.owner.query('delete from products where id = $1', [id]);
  expect(await listing()).toBeUndefined();
});

it('sorts by the price to pay, exact to the cent', async () => {
  await change(`price = 9999999.99, discount_price = null`);
  expect(await listing()).toMatchObject({ cents: '999999999' });
  await change(`price = 100, discount_price = 99.95`);
  expect(await listing()).toMatchObject({ cents: '9995' });
});

it('stores the creation time to the microsecond, so that no two products look equally old', async () => {
  await change(`created_at = '2026-03-04T05:06:07.891011Z'`);
  expect(await listing()).toMatchObject({ entered: '1772600767891011' });
});

it.each([
  [`category = 'office', kind = 'desk'`, ['category:office', 'kind:desk']],
  [`colors = '{sand,nile,sand}'`, ['colour:nile', 'colour:sand']],
  [`materials = '{walnut,brass}'`, ['material:brass', 'material:walnut']],
  [`rating = 3.99`, ['rating:1', 'rating:2', 'rating:3']],
  [`price = 50, discount_price = 40`, ['sale:yes']],
  [`quantity = 1`, ['availability:in-stock']],
  [`quantity = 0`, ['availability:out-of-stock']],
  [`quantity = 0, is_preorder = true`, ['availability:pre-order']],
  [`is_sold_out = true`, ['availability:out-of-stock']],
  [`lead_time_min_days = 3, lead_time_max_days = 6`, ['delivery:month', 'delivery:week']],
])('has the facets of its columns: %s', async (assignments, expected) => {
  await change(assignments);
  const { facets } = await listing();
  const expectedFacets = new Set(expected.map((token) => token.split(':')[0]));
  const matching = (facets as string[]).filter((token) => expectedFacets.has(token.split(':')[0]));
  expect(matching.toSorted()).toEqual(expected);
});

it('takes price and stock of its variants once it is marked as having them', async () => {
  await createVariant(database.owner, id, { price: 12, inventory: 0 });
  await change('has_variants = true');
  const { cents, facets } = await listing();
  expect(cents).toBe('1200');
  expect(facets).toContain('availability:out-of-stock');
});

it('follows the number of sold pieces without a notification', async () => {
  const received: string[] = [];
  database.owner.on('notification', ({ payload }) => received.push(payload ?? ''));
  await database.owner.query('listen content_changed');
  await change('sales_count = sales_count + 3');
  await change('quantity = quantity - 1');
  await database.owner.query('select 1');
  expect(await listing()).toMatchObject({ sold: '3' });
  const tables = received.map((payload) => payload.split(' ')[0]);
  expect(tables).not.toContain('product_listings');
  expect(tables).toContain('products');
});
