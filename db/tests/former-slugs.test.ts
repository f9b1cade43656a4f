import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createProduct } from '#tests/support/factories.ts';

let database: TestDatabase;
let id: string;

beforeAll(async () => {
  database = await testDatabase();
  ({ id } = await createProduct(database.owner, { slug: 'first-name' }));
});
afterAll(() => database.close());

const rename = (slug: string) =>
  database.owner.query('update products set slug = $1 where id = $2', [slug, id]);

const readFormerSlugs = async () => {
  const { rows } = await database.owner.query<{ slug: string; target_id: string }>(
    "select slug, target_id from former_slugs where kind = 'product' order by slug",
  );
  return rows.map(({ slug, target_id }) => [slug, target_id]);
};

test('every former slug of a product leads to it', async () => {
  await rename('second-name');
  await rename('third-name');
  expect(await readFormerSlugs()).toEqual([
    ['first-name', id],
    ['second-name', id],
  ]);
});

test('a slug that is used again leads to its new product', async () => {
  await rename('first-name');
  expect(await readFormerSlugs()).toEqual([
    ['second-name', id],
    ['third-name', id],
  ]);
  await createProduct(database.owner, { slug: 'second-name' });
  expect(await readFormerSlugs()).toEqual([['third-name', id]]);
});

test('the former slugs of a deleted product are removed', async () => {
  await database.owner.query('delete from products where id = $1', [id]);
  expect(await readFormerSlugs()).toEqual([]);
});
