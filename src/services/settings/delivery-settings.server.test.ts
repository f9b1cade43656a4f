import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyPreview } from '#services/admin/changes/apply-changes.server.ts';
import { undoChanges } from '#services/admin/changes/undo-changes.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { makeAccount } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { previewDelivery, readDeliveryGrid } from './delivery-settings.server.ts';

const now = new Date();
let database: TestDatabase;
let admin: Staff;
beforeAll(async () => {
  database = await testDatabase();
  const { userId } = await makeAccount(now, ['admin']);
  admin = { actor: { kind: 'user', userId, claims: {} }, now };
});
afterAll(() => database.close());

const cells = [
  { field: 'giza.delivery_fee', from: '0.00', to: '12.50' },
  { field: 'giza.is_served', from: true, to: false },
  { field: 'cairo.road_max_days', from: 2, to: 3 },
];
const grid = () => readDeliveryGrid(admin.actor, 'en');

it('writes exactly what the preview showed, and can be undone', async () => {
  const before = await grid();
  expect(before).toHaveLength(27);
  const preview = await previewDelivery(cells, admin);
  if (!preview.ok) throw new Error(preview.reason);
  expect(preview.shown).toHaveLength(3);
  expect(await grid()).toEqual(before);
  expect(await applyPreview(preview.changeSet!, admin)).toMatchObject({ ok: true });
  const after = await grid();
  const changed = after.flatMap((row) => {
    const old = before.find(({ code }) => code === row.code)!;
    return (
      ['delivery_fee', 'is_served', 'road_min_days', 'road_max_days', 'display_order'] as const
    )
      .filter((column) => old[column] !== row[column])
      .map((column) => ({ cell: `${row.code}.${column}`, from: old[column], to: row[column] }));
  });
  const byCell = (one: { cell: string }, other: { cell: string }) =>
    one.cell.localeCompare(other.cell);
  expect(changed.toSorted(byCell)).toEqual(preview.shown.toSorted(byCell));
  expect(await undoChanges(preview.changeSet!, admin)).toMatchObject({ ok: true });
  expect(await grid()).toEqual(before);
});

it('previews nothing over a value that was changed meanwhile', async () => {
  await database.owner.query(`update governorates set delivery_fee = 7 where code = 'giza'`);
  const preview = await previewDelivery(cells.slice(0, 1), admin);
  expect(preview).toEqual({ ok: false, reason: 'changed_meanwhile' });
});
