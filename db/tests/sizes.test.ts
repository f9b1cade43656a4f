import { expect, it } from 'vitest';
import { fileDatabase } from '#tests/support/file-database.ts';
import { createProduct, createVariant } from '#tests/support/factories.ts';

const database = fileDatabase();

const box = { width: 220, depth: 96, height: 82 };
const wrongBoxes = [
  ...[0, -5, 2001, 80.5, 1e308, '80', null, [80], { length: 80 }].map((width) => ({
    ...box,
    width,
  })),
  { width: 220, depth: 96 },
  { ...box, seat: 44 },
  {},
  [220, 96, 82],
  [],
  220,
  'large',
  null,
];

it('accepts no dimensions but three whole lengths of at most 20 metres', async () => {
  const { id } = await createProduct(database.owner, { dimensions: box });
  const variant = await createVariant(database.owner, id, { dimensions: box, weight: '81.50' });
  for (const wrong of wrongBoxes) {
    for (const [table, key] of [
      ['products', id],
      ['product_variants', variant.id],
    ]) {
      const change = database.owner.query(
        `update ${table} set dimensions = $1::jsonb where id = $2`,
        [JSON.stringify(wrong), key],
      );
      await expect(change, `${table} ${JSON.stringify(wrong)}`).rejects.toMatchObject({
        code: expect.stringMatching(/^(23514|22023)$/),
      });
    }
  }
  await database.owner.query('update product_variants set dimensions = null, weight = null');
});

it.each(['0', '-1', '10000', '1e300', 'NaN', 'Infinity', '-Infinity'])(
  'accepts no weight of %s kilograms for a variant',
  async (weight) => {
    const { id } = await createProduct(database.owner);
    await expect(createVariant(database.owner, id, { weight })).rejects.toMatchObject({
      code: expect.stringMatching(/^(23514|22003)$/),
    });
  },
);
