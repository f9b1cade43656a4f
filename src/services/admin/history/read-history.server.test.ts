import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asSystem, asUser } from '#platform/database/run-as.server.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  createOrder,
  createProduct,
  createStaff,
  createVariant,
} from '#tests/support/factories.ts';
import { readChangeSet } from '../changes/read-change-set.server.ts';
import { applyChanges } from '../changes/apply-changes.server.ts';
import { historySource } from '../lists/history-list.server.ts';
import { readList } from '../lists/read-list.server.ts';
import { readHistory } from './read-history.server.ts';

const now = new Date('2026-11-15T12:00:00Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const actorOf = async (role: string) =>
  ({ kind: 'user', userId: await createStaff(database.owner, role), claims: {} }) as const;

it('shows a record’s changes to those who may change it, in their language', async () => {
  const [sales, marketing] = [await actorOf('sales'), await actorOf('marketing')];
  const { id } = await createOrder(database.owner);
  await asSystem({ onBehalfOf: sales }).write(
    sql`update orders set status = 'confirmed', phone = '+201111111111' where id = ${id}`,
  );
  const query = { table: 'orders', rowKey: id, locale: 'en' } as const;
  const [line] = await readHistory(query, sales);
  expect(line).toMatchObject({ actor: 'sales', op: 'update', changeSet: null });
  expect(line!.fields).toEqual([
    { name: 'Phone', before: null, after: null, isHidden: true },
    { name: 'Status', before: 'Placed', after: 'Confirmed', isHidden: false },
  ]);
  const [arabic] = await readHistory({ ...query, locale: 'ar' }, sales);
  expect(arabic!.fields.map(({ name }) => name)).toContain('الحالة');
  expect(await readHistory(query, marketing)).toEqual([]);
});

it('writes the dimensions of a size as people do', async () => {
  const office = await actorOf('technical_office_manager');
  const product = await createProduct(database.owner);
  const { id } = await createVariant(database.owner, product.id, { size: '260' });
  await asUser(office).write(sql`
    update product_variants set weight = 81,
      dimensions = '{"width": 260, "depth": 96, "height": 82}' where id = ${id}`);
  const query = { table: 'product_variants', rowKey: id, locale: 'en' } as const;
  const [line] = await readHistory(query, office);
  expect(line!.fields.map(({ name, after }) => [name, after])).toEqual([
    ['Dimensions', '260 × 96 × 82 cm'],
    ['Weight in kg', '81'],
  ]);
  const [arabic] = await readHistory({ ...query, locale: 'ar' }, office);
  expect(arabic!.fields.map(({ name, after }) => [name, after])).toContainEqual([
    'الأبعاد',
    '٢٦٠ × ٩٦ × ٨٢ سم',
  ]);
});

it('lists everything to admins, by person, table and record, and to no other role', async () => {
  const [admin, office] = [await actorOf('admin'), await actorOf('technical_office_manager')];
  await asUser(admin).write(sql`update governorates set delivery_fee = 77 where code = 'giza'`);
  const read = (actor: typeof admin, query: string) =>
    readList(historySource, new URLSearchParams(query), { actor, now });
  const rowsOf = async (query: string) => {
    const page = await read(admin, query);
    return page.ok ? page.rows : [];
  };
  const [line] = await rowsOf(`table=governorates&actor=${admin.userId}`);
  expect(line).toMatchObject({ actor: 'admin', op: 'update', after: { delivery_fee: '77.00' } });
  expect(await rowsOf('key=giza')).toHaveLength(1);
  expect(await rowsOf('key=cairo')).toEqual([]);
  expect(await rowsOf('set=x&actor=x')).toEqual([]);
  expect(await read(office, '')).toEqual({ ok: false, reason: 'forbidden' });
});

it('shows a change set to its author and to admins', async () => {
  const [one, other] = [await actorOf('admin'), await actorOf('sales')];
  const applied = await applyChanges(
    {
      title: 'Delivery to Luxor',
      changes: [{ table: 'governorates', key: 'luxor', field: 'is_served', from: true, to: false }],
    },
    { actor: one, now },
  );
  const id = (applied.ok && applied.changeSet) || '';
  expect(await readChangeSet(id, { actor: one, locale: 'en' })).toMatchObject({
    title: 'Delivery to Luxor',
    by: 'admin',
    appliedAt: now,
    undoneAt: null,
    rows: [
      {
        table: 'Delivery',
        key: 'luxor',
        label: 'Luxor',
        fields: [{ name: 'Delivered to', before: 'Yes', after: 'No', isHidden: false }],
      },
    ],
  });
  expect(await readChangeSet(id, { actor: other, locale: 'en' })).toBeNull();
  expect(await readChangeSet('nonsense', { actor: one, locale: 'en' })).toBeNull();
});
