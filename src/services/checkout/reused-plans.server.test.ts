import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asVisitor } from '#platform/database/run-as.server.ts';
import { requestFactsAt } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { checkoutOf } from '#tests/support/goods.ts';
import { relaxOrderLimits } from '#tests/support/order-limits.ts';
import { stockUp } from '#tests/support/checkouts.ts';
import { findProduct } from '../catalog/find-product.server.ts';
import { latestProducts } from '../catalog/list-products.server.ts';
import { priceCart } from '../pricing/price-cart.server.ts';
import { placeOrder } from './place-order.server.ts';

const now = new Date();
const visitor = { actor: { kind: 'visitor' }, locale: 'en', now } as const;
const guest = { actor: { kind: 'visitor' }, attempt: requestFactsAt(now) } as const;

/** PostgreSQL plans a statement five times for its values before it compares that with one plan. */
const trials = 5;
const times = 2 * trials;

let database: TestDatabase;
let slugs: string[];
let items: { product_id: string; variant_id: null; quantity: number }[];

beforeAll(async () => {
  // One connection, so that each use follows another on it.
  process.env['DATABASE_POOL_SIZE'] = '1';
  database = await testDatabase({ seeded: true });
  await relaxOrderLimits(database.url);
  const goods = await stockUp(database.url, [1000]);
  items = goods.map(({ productId }) => ({ product_id: productId, variant_id: null, quantity: 1 }));
  const { rows } = await database.owner.query<{ slug: string }>(
    `select p.slug from products p left join set_pieces s using (sku)
     where p.status = 'published' order by s.set_name nulls last limit $1`,
    [times],
  );
  slugs = rows.map(({ slug }) => slug);
});
afterAll(async () => {
  delete process.env['DATABASE_POOL_SIZE'];
  await database.close();
});

interface Statement {
  statement: string;
  /** How often it was planned for its values. */
  planned: number;
}

/** Statements that the connection has run so often that PostgreSQL has compared both. */
async function repeatedStatements(): Promise<Statement[]> {
  const [rows] = await asVisitor().read(
    sql<Statement>`select statement, custom_plans::integer as planned from pg_prepared_statements
      where custom_plans + generic_plans > ${trials}`,
  );
  return rows;
}

it('neither pages of products nor carts nor orders are planned again each time', async () => {
  for (const slug of slugs) {
    await findProduct(slug, visitor);
    await latestProducts(visitor);
    await priceCart({ items }, guest);
    expect(await placeOrder(checkoutOf({ items }), guest)).toMatchObject({ ok: true });
  }
  const statements = await repeatedStatements();
  expect(statements.length).toBeGreaterThan(25);
  expect(statements.filter(({ planned }) => planned > trials)).toEqual([]);
});
