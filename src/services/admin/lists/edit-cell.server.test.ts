import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createProduct, createStaff } from '#tests/support/factories.ts';
import { undoChanges } from '../changes/undo-changes.server.ts';
import { editCell } from './edit-cell.server.ts';

const now = new Date('2026-11-15T12:00:00Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const staffOf = async (role: string) => ({
  actor: { kind: 'user' as const, userId: await createStaff(database.owner, role), claims: {} },
  now,
});

const cellOf = (row: string, column: string, from: string, to: string) => ({
  list: 'products',
  row,
  column,
  from,
  to,
});

async function priceOf(id: string): Promise<string> {
  const { rows } = await database.owner.query<{ price: string }>(
    'select price from products where id = $1',
    [id],
  );
  return rows[0]!.price;
}

it('writes what was typed, in Arabic digits too, and can be undone', async () => {
  const staff = await staffOf('technical_office_manager');
  const { id } = await createProduct(database.owner);
  const result = await editCell(cellOf(id, 'price', '120.00', '٩٩٫٥'), staff);
  expect(result).toMatchObject({ ok: true, counts: { fields: 1 } });
  expect(await priceOf(id)).toBe('99.50');
  await undoChanges((result.ok && result.changeSet) || '', staff);
  expect(await priceOf(id)).toBe('120.00');
});

it('reports what a colleague wrote into the same cell', async () => {
  const staff = await staffOf('technical_office_manager');
  const { id } = await createProduct(database.owner);
  await editCell(cellOf(id, 'price', '120.00', '110'), staff);
  expect(await editCell(cellOf(id, 'price', '120.00', '99'), staff)).toMatchObject({
    reason: 'conflict',
    conflicts: [{ base: '120.00', theirs: '110.00', mine: '99.00' }],
  });
  expect(await priceOf(id)).toBe('110.00');
});

it('rejects impossible values, other columns and other roles', async () => {
  const staff = await staffOf('technical_office_manager');
  const { id } = await createProduct(database.owner);
  const edit = (column: string, from: string, to: string) =>
    editCell(cellOf(id, column, from, to), staff);
  expect(await edit('price', '120.00', 'cheap')).toMatchObject({
    fields: { to: 'invalid_amount' },
  });
  expect(await edit('price', '120.00', '')).toMatchObject({ fields: { to: 'required' } });
  expect(await edit('salePrice', '', '130')).toMatchObject({ constraint: 'products_check' });
  expect(await edit('salePrice', '', '100')).toMatchObject({ ok: true });
  expect(await edit('salePrice', '100.00', '')).toMatchObject({ ok: true });
  for (const column of ['name', 'stock', 'constructor', 'no such']) {
    expect(await edit(column, '', '1')).toEqual({ ok: false, reason: 'not_found' });
  }
  const missing = cellOf('00000000-0000-4000-8000-000000000000', 'price', '1', '2');
  expect(await editCell(missing, staff)).toEqual({ ok: false, reason: 'not_found' });
  expect(await editCell(cellOf('nonsense', 'price', '1', '2'), staff)).toMatchObject({ ok: false });
  expect(await editCell(cellOf(id, 'price', '120.00', '1'), await staffOf('sales'))).toEqual({
    ok: false,
    reason: 'forbidden',
  });
});
