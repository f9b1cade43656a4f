import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { nothingBeside, readBesideCart } from './read-beside-cart.server.ts';

let database: TestDatabase;
const reader = {
  actor: { kind: 'visitor' },
  locale: 'en',
  now: new Date('2026-11-15T10:00:00Z'),
} as const;

beforeAll(async () => {
  database = await testDatabase({ seeded: true });
});
afterAll(() => database.close());

const idsOf = async (...slugs: string[]) => {
  const { rows } = await database.owner.query<{ id: string }>(
    'select id from products where slug = any($1) order by array_position($1, slug)',
    [slugs],
  );
  return rows.map(({ id }) => id);
};

it('names the days of the slowest piece, who made what, and two more pieces of the room', async () => {
  const ids = await idsOf('nahhasin-tray-table', 'qalawun-majlis-sofa');
  const { arrival, workshops, pieces } = await readBesideCart({ ids, governorate: null }, reader);
  const [sofa] = await idsOf('qalawun-majlis-sofa');
  const alone = await readBesideCart({ ids: [sofa!], governorate: null }, reader);
  expect(arrival).toEqual(alone.arrival);
  expect(workshops).toMatchObject({ [sofa!]: 'Abu Samra & Sons' });
  expect(pieces).toHaveLength(2);
  for (const { id, category } of pieces) {
    expect(category).toBe('living-room');
    expect(ids).not.toContain(id);
  }
});

it('says nothing about an empty cart', async () => {
  expect(await readBesideCart({ ids: [], governorate: null }, reader)).toEqual(nothingBeside);
});
