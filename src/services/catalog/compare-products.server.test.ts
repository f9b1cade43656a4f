import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { compareProducts } from './compare-products.server.ts';

const visitor = { actor: { kind: 'visitor' }, locale: 'en', now: new Date() } as const;
const slugs = ['zamalek-linen-sofa', 'qalawun-majlis-sofa'];

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ seeded: true });
});
afterAll(() => database.close());

it('reads the pieces in the order of the address, with their outlines', async () => {
  const pieces = await compareProducts([slugs[0]!, 'unknown', slugs[1]!], visitor);
  expect(pieces.map(({ slug }) => slug)).toEqual(slugs);
  expect(pieces.every(({ outline }) => outline?.front && outline.side)).toBe(true);
  expect(await compareProducts([], visitor)).toEqual([]);
});

it('leaves out pieces that are not published', async () => {
  await database.owner.query(`update products set status = 'draft' where slug = $1`, [slugs[0]]);
  const pieces = await compareProducts(slugs, visitor);
  expect(pieces.map(({ slug }) => slug)).toEqual([slugs[1]]);
});
