import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Change, RowValues } from '#domain/admin/changes.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { makeStaff } from '#tests/support/staff.ts';
import { createProduct, createVariant, insert } from '#tests/support/factories.ts';
import type { Staff } from '#services/shared/staff.ts';
import { applyChanges } from './apply-changes.server.ts';
import { undoChanges } from './undo-changes.server.ts';

let staff: Staff;
const database = fileDatabase({
  arrange: async () => {
    staff = await makeStaff(new Date(), 'technical_office_manager');
  },
});

const apply = async (...changes: Change[]) => {
  const result = await applyChanges({ title: 'Chair', changes }, staff);
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.changeSet!;
};
const added = (table: string, key: string, to: RowValues): Change => ({
  table,
  key,
  field: null,
  from: null,
  to,
});
const read = async (query: string, ...values: unknown[]) =>
  (await database.owner.query(query, values)).rows;

it('adds a product with its variants and pictures at once, and takes all of it back', async () => {
  const [product, variant, picture] = [randomUUID(), randomUUID(), randomUUID()];
  const changeSet = await apply(
    added('product_images', picture, {
      product_id: product,
      variant_id: variant,
      image_url: '/pictures/a',
    }),
    added('product_variants', variant, {
      product_id: product,
      color: 'oak',
      sku: variant,
      price: '90',
      inventory: 4,
    }),
    added('products', product, {
      name: 'Stool',
      slug: product,
      sku: product,
      category: 'office',
      kind: 'stool',
      price: '80',
      has_variants: true,
    }),
  );
  const stored = () =>
    read(
      `select p.quantity, v.inventory, i.image_url from products p
       join product_variants v on v.product_id = p.id
       join product_images i on i.variant_id = v.id where p.id = $1`,
      product,
    );
  expect(await stored()).toEqual([{ quantity: 4, inventory: 4, image_url: '/pictures/a' }]);
  expect(await undoChanges(changeSet, staff)).toMatchObject({ ok: true });
  expect(await read('select from products where id = $1', product)).toEqual([]);
});

it('brings back a removed row with what its form did not show, such as the stock of that moment', async () => {
  const { id: product } = await createProduct(database.owner, { has_variants: true });
  const variant = await createVariant(database.owner, product, { sku: 'BACK', inventory: 7 });
  const { color } = variant as unknown as { color: string };
  const from = { color, material: null, size: null, sku: 'BACK', price: '130.00' };
  await database.owner.query('update product_variants set inventory = 5 where id = $1', [
    variant.id,
  ]);
  const changeSet = await apply({
    table: 'product_variants',
    key: variant.id,
    field: null,
    from,
    to: null,
  });
  expect(await read('select from product_variants where id = $1', variant.id)).toEqual([]);
  expect(await undoChanges(changeSet, staff)).toMatchObject({ ok: true });
  expect(
    await read('select product_id, sku, inventory from product_variants where id = $1', variant.id),
  ).toEqual([{ product_id: product, sku: 'BACK', inventory: 5 }]);
});

it('lets two variants exchange their SKUs, and the main picture change', async () => {
  const { id: product } = await createProduct(database.owner, { has_variants: true });
  const one = await createVariant(database.owner, product, { sku: 'ONE' });
  const two = await createVariant(database.owner, product, { sku: 'TWO' });
  const picture = (is_primary: boolean) =>
    insert(database.owner, 'product_images', {
      product_id: product,
      image_url: '/pictures/a',
      is_primary,
    });
  const [main, other] = [await picture(true), await picture(false)];
  const change = (
    table: string,
    key: string,
    field: string,
    from: string | boolean,
    to: string | boolean,
  ) => ({ table, key, field, from, to }) as const;
  await apply(
    change('product_variants', one.id, 'sku', 'ONE', 'TWO'),
    change('product_variants', two.id, 'sku', 'TWO', 'ONE'),
    change('product_images', other.id, 'is_primary', false, true),
    change('product_images', main.id, 'is_primary', true, false),
  );
  expect(await read('select sku from product_variants where id = $1', one.id)).toEqual([
    { sku: 'TWO' },
  ]);
  const twice = { title: 'x', changes: [change('product_variants', one.id, 'sku', 'TWO', 'ONE')] };
  expect(await applyChanges(twice, staff)).toMatchObject({
    ok: false,
    reason: 'not_unique',
    constraint: 'product_variants_sku_key',
  });
});
