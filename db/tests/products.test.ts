import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createProduct, createVariant, insert } from '#tests/support/factories.ts';

let database: TestDatabase;
let owner: pg.Client;

beforeAll(async () => {
  database = await testDatabase();
  owner = database.owner;
});

afterAll(() => database.close());

async function quantityOf(productId: string): Promise<number> {
  const { rows } = await owner.query<{ quantity: number }>(
    'select quantity from public.products where id = $1',
    [productId],
  );
  return rows[0]!.quantity;
}

describe('stock status', () => {
  it.each([
    ['in_stock', { quantity: 4 }],
    ['low_stock', { quantity: 3 }],
    ['low_stock', { quantity: 9, low_stock_threshold: 9 }],
    ['out_of_stock', { quantity: 0 }],
    ['pre_order', { quantity: 0, is_preorder: true }],
    ['sold_out', { quantity: 4, is_preorder: true, is_sold_out: true }],
  ])('is %s with %o', async (status, change) => {
    expect(await createProduct(owner, change)).toMatchObject({ stock_status: status });
  });

  it('follows the quantity', async () => {
    const { id } = await createProduct(owner, { quantity: 10 });
    const { rows } = await owner.query(
      'update public.products set quantity = 0 where id = $1 returning stock_status',
      [id],
    );
    expect(rows).toEqual([{ stock_status: 'out_of_stock' }]);
  });
});

describe('prices', () => {
  it.each([
    { price: '0' },
    { discount_price: '120.00' },
    { discount_price: '0' },
    { quantity: -1 },
  ])('rejects %o', async (change) => {
    await expect(createProduct(owner, change)).rejects.toMatchObject({ code: '23514' });
  });

  it('include the effective price to pay', async () => {
    expect(await createProduct(owner)).toMatchObject({ effective_price: '120.00' });
    const reduced = await createProduct(owner, { discount_price: '99.50' });
    expect(reduced).toMatchObject({ effective_price: '99.50' });
  });
});

describe('variants', () => {
  it('add up to the quantity of their product after every change', async () => {
    const { id } = await createProduct(owner, { has_variants: true, quantity: 50 });
    expect(await quantityOf(id)).toBe(0);
    const first = await createVariant(owner, id, { inventory: 2 });
    await createVariant(owner, id, { inventory: 5 });
    expect(await quantityOf(id)).toBe(7);
    await owner.query('update public.product_variants set inventory = 1 where id = $1', [first.id]);
    expect(await quantityOf(id)).toBe(6);
    await owner.query('delete from public.product_variants where id = $1', [first.id]);
    expect(await quantityOf(id)).toBe(5);
    await owner.query('update public.products set quantity = 99 where id = $1', [id]);
    expect(await quantityOf(id)).toBe(5);
  });

  it('are counted instead of the product from the first to the last of them', async () => {
    const { id } = await createProduct(owner, { quantity: 50 });
    const variant = await createVariant(owner, id, { inventory: 3 });
    expect(await quantityOf(id)).toBe(3);
    await owner.query('update public.products set has_variants = false where id = $1', [id]);
    expect(await quantityOf(id)).toBe(3);
    await owner.query('delete from public.product_variants where id = $1', [variant.id]);
    expect(await quantityOf(id)).toBe(0);
    await owner.query('update public.products set quantity = 50 where id = $1', [id]);
    expect(await quantityOf(id)).toBe(50);
  });

  it('are all counted when two buyers change two of them concurrently', async () => {
    const { id } = await createProduct(owner, { has_variants: true });
    const variants = [
      await createVariant(owner, id, { inventory: 5 }),
      await createVariant(owner, id, { inventory: 5 }),
    ];
    const buyers = variants.map(() => new pg.Client(database.url));
    await Promise.all(buyers.map((buyer) => buyer.connect()));
    await Promise.all(
      buyers.map(async (buyer, index) => {
        await buyer.query('begin');
        await buyer.query(
          'update public.product_variants set inventory = inventory - 1 where id = $1',
          [variants[index]!.id],
        );
        await buyer.query('select pg_sleep(0.1)');
        await buyer.query('commit');
      }),
    );
    await Promise.all(buyers.map((buyer) => buyer.end()));
    expect(await quantityOf(id)).toBe(8);
  });

  it('cannot be duplicates, nor without any option', async () => {
    const { id } = await createProduct(owner);
    await createVariant(owner, id, { color: 'walnut' });
    await expect(createVariant(owner, id, { color: 'walnut' })).rejects.toMatchObject({
      code: '23505',
    });
    await expect(createVariant(owner, id, { color: null })).rejects.toMatchObject({
      code: '23514',
    });
  });
});

describe('pictures', () => {
  it('have one primary per product, and belong to variants of the same product only', async () => {
    const { id } = await createProduct(owner);
    const other = await createProduct(owner);
    const variant = await createVariant(owner, other.id);
    const picture = { product_id: id, image_url: '/chair.webp', is_primary: true };
    await insert(owner, 'public.product_images', picture);
    await expect(insert(owner, 'public.product_images', picture)).rejects.toMatchObject({
      code: '23P01',
    });
    const wrong = { product_id: id, image_url: '/chair.webp', variant_id: variant.id };
    await expect(insert(owner, 'public.product_images', wrong)).rejects.toMatchObject({
      code: '23503',
    });
  });
});
