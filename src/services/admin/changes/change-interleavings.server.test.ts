import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createProduct, createStaff } from '#tests/support/factories.ts';
import { applyChanges } from './apply-changes.server.ts';
import { undoChanges } from './undo-changes.server.ts';

const now = new Date('2026-11-15T12:00:00Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const fields = ['price', 'origin', 'workshop'] as const;
type Field = (typeof fields)[number];
type Values = Record<Field, string>;

/** One editor loads the record or saves some fields, in any order with the other editor. */
const steps = fc.array(
  fc.record({
    editor: fc.constantFrom(0, 1),
    act: fc.constantFrom('load', 'save'),
    edited: fc.subarray([...fields], { minLength: 1 }),
  }),
  { minLength: 4, maxLength: 8 },
);

const office = async () =>
  ({
    actor: {
      kind: 'user',
      userId: await createStaff(database.owner, 'technical_office_manager'),
      claims: {},
    },
    now,
  }) as const;

async function stored(id: string): Promise<Values> {
  const { rows } = await database.owner.query<Values>(
    'select price, origin, workshop from products where id = $1',
    [id],
  );
  return rows[0]!;
}

it('loses no update, however two editors interleave', { timeout: 240_000 }, async () => {
  const editors = [await office(), await office()];
  let counter = 100;
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const { id } = await createProduct(database.owner, { origin: '1', workshop: '1' });
      // What anybody knows: a field changes only by an editor who had seen its present value.
      const model = await stored(id);
      const seen: Values[] = [{ ...model }, { ...model }];
      for (const { editor, act, edited } of sequence) {
        if (act === 'load') {
          seen[editor] = await stored(id);
          continue;
        }
        const mine = seen[editor]!;
        const sent = Object.fromEntries(
          edited.map((field) => [
            field,
            field === 'price' ? `${(counter += 1)}.00` : `v${(counter += 1)}`,
          ]),
        );
        const result = await applyChanges(
          {
            title: 'x',
            changes: edited.map((field) => ({
              table: 'products',
              key: id,
              field,
              from: mine[field],
              to: sent[field]!,
            })),
          },
          editors[editor]!,
        );
        const isStale = edited.some((field) => mine[field] !== model[field]);
        expect(result.ok).toBe(!isStale);
        if (result.ok) {
          Object.assign(model, sent);
          Object.assign(mine, sent);
        }
        expect(await stored(id)).toEqual(model);
      }
    }),
    { numRuns: 200 },
  );
});

it('lets one of two simultaneous saves of a field win, and tells the other', async () => {
  const editors = [await office(), await office()];
  const { id } = await createProduct(database.owner);
  const results = await Promise.all(
    editors.map((editor, index) =>
      applyChanges(
        {
          title: 'x',
          changes: [
            { table: 'products', key: id, field: 'price', from: '120.00', to: `${index + 1}.00` },
          ],
        },
        editor,
      ),
    ),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.find(({ ok }) => !ok)).toMatchObject({ reason: 'conflict' });
});

it('changes 500 rows and takes them back; the log tells both', async () => {
  const staff = await office();
  await database.owner.query(`
    insert into products (name, slug, sku, category, kind, price)
    select 'Bulk', 'bulk-' || n, 'BULK-' || n, 'decor', 'vase', n from generate_series(1, 500) n`);
  const bulk = async () =>
    (
      await database.owner.query<{ id: string; price: string }>(
        `select id, price, discount_price, name, status from products where name = 'Bulk' order by id`,
      )
    ).rows;
  const before = await bulk();
  const result = await applyChanges(
    {
      title: 'Prices up',
      changes: before.map(({ id, price }) => ({
        table: 'products',
        key: id,
        field: 'price',
        from: price,
        to: String(Number(price) + 1),
      })),
    },
    staff,
  );
  const changeSet = (result.ok && result.changeSet) || '';
  expect((await bulk()).map(({ price }) => Number(price))).toEqual(
    before.map(({ price }) => Number(price) + 1),
  );
  const undone = await undoChanges(changeSet, staff);
  expect(undone).toMatchObject({ ok: true, counts: { rows: 500 } });
  expect(await bulk()).toEqual(before);
  const { rows } = await database.owner.query<{ change_set: string; lines: string }>(
    `select change_set, count(*) as lines from audit_log where change_set is not null
     and row_label = 'Bulk' group by 1`,
  );
  expect(new Map(rows.map(({ change_set, lines }) => [change_set, lines]))).toEqual(
    new Map([
      [changeSet, '500'],
      [undone.ok && undone.changeSet, '500'],
    ]),
  );
});
