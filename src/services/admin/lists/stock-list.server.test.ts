import { beforeAll, expect, it } from 'vitest';
import { fileDatabase } from '#tests/support/file-database.ts';
import { makeStaff } from '#tests/support/staff.ts';
import { createProduct, createVariant, insert } from '#tests/support/factories.ts';
import type { Staff } from '../../shared/staff.ts';
import { readList } from './read-list.server.ts';
import { stockSource } from './stock-list.server.ts';

let staff: Staff;
const database = fileDatabase();

beforeAll(async () => {
  staff = await makeStaff(new Date(), 'technical_office_manager');
  const lamp = await createProduct(database.owner, { name: 'Lamp', sku: 'LAMP', quantity: 0 });
  await insert(database.owner, 'stock_alerts', {
    product_id: lamp.id,
    email: 'nour@fustat.example',
    user_id: null,
  });
  const oak = { name: 'Oak', name_ar: 'بلوط', value: 'oak', code: '#C79B73' };
  const large = { name: 'Large', value: 'l' };
  const chair = await createProduct(database.owner, {
    name: 'Chair',
    has_variants: true,
    variant_options: JSON.stringify({ colors: [oak], materials: [], sizes: [large] }),
  });
  await createVariant(database.owner, chair.id, {
    color: 'oak',
    size: 'l',
    sku: 'C-1',
    inventory: 9,
  });
  await createVariant(database.owner, chair.id, { color: 'oak', sku: 'C-2', inventory: 2 });
});

async function skus(query: string): Promise<(string | null)[]> {
  const list = await readList(stockSource, new URLSearchParams(query), staff);
  if (!list.ok) throw new Error('The list could not be read.');
  return list.rows.map(({ sku }) => sku);
}

it('has a row for each variant, and for each product without variants', async () => {
  expect(await skus('')).toEqual(['LAMP', 'C-2', 'C-1']);
  expect(await skus('sort=-onHand')).toEqual(['C-1', 'C-2', 'LAMP']);
  expect(await skus('state=low_stock,out_of_stock')).toEqual(['LAMP', 'C-2']);
  expect(await skus('wanted=yes')).toEqual(['LAMP']);
  expect(await skus('q=c-1')).toEqual(['C-1']);
});

it('names a variant by its options in both languages', async () => {
  const list = await readList(stockSource, new URLSearchParams('q=c-1'), staff);
  expect(list.ok && list.rows[0]).toMatchObject({
    options: 'Oak · Large',
    optionsAr: 'بلوط · Large',
  });
});
