import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Staff } from '#services/shared/staff.ts';
import { makeAccount } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { discardDraft } from './discard-draft.server.ts';
import { readDraft } from './read-draft.server.ts';
import { storeDraft } from './store-draft.server.ts';
import { sweepDraftsTask } from './sweep-drafts-task.server.ts';

const now = new Date('2026-11-15T12:00:00Z');
const shop = { kind: 'shop_settings', id: 'shop' };
const brand = (to: string, was: string | null = null) => [
  { field: 'brand_name', from: 'Fustat', was, to },
];
let database: TestDatabase;
let mona: Staff;
let karim: Staff;

async function staffWith(...roles: Parameters<typeof makeAccount>[1] & object): Promise<Staff> {
  const { userId } = await makeAccount(now, roles);
  return { actor: { kind: 'user', userId, claims: {} }, now };
}

const fieldsFor = async ({ actor }: Staff) => (await readDraft(shop, actor)).fields;

beforeAll(async () => {
  database = await testDatabase();
  [mona, karim] = [await staffWith('admin'), await staffWith('admin')];
});
afterAll(() => database.close());
beforeEach(() => database.owner.query('delete from record_drafts'));

it('holds what was typed, with its author and time', async () => {
  const result = await storeDraft(shop, brand('Riwaq'), mona);
  expect(result).toEqual({ ok: true, storedAt: now, conflicts: [] });
  expect(await fieldsFor(karim)).toEqual({
    brand_name: { from: 'Fustat', to: 'Riwaq', by: mona.actor.userId, at: now.toISOString() },
  });
  const { names } = await readDraft(shop, karim.actor);
  expect(names.get(mona.actor.userId)).toBe('Mona Farid');
});

it('loses no field when many write at the same time', async () => {
  const fields = Array.from({ length: 12 }, (_, index) => `field_${index}`);
  const results = await Promise.all(
    fields.map((field, index) =>
      storeDraft(shop, [{ field, from: '', was: null, to: 'x' }], index % 2 ? mona : karim),
    ),
  );
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(Object.keys(await fieldsFor(mona)).toSorted()).toEqual(fields.toSorted());
  const { rows } = await database.owner.query('select version from record_drafts');
  expect(rows).toEqual([{ version: 12 }]);
});

it('lets one of two first writers of a field win, and reports it to the other', async () => {
  const results = await Promise.all([
    storeDraft(shop, brand('Riwaq'), mona),
    storeDraft(shop, brand('Khan'), karim),
  ]);
  const conflicts = results.map((result) => result.ok && result.conflicts.length);
  expect(conflicts.toSorted()).toEqual([0, 1]);
  const winner = conflicts[0] === 0 ? 'Riwaq' : 'Khan';
  expect((await fieldsFor(mona)).brand_name?.to).toBe(winner);
});

it('removes the fields that were saved and leaves the others', async () => {
  await storeDraft(
    shop,
    [...brand('Riwaq'), { field: 'address', from: '', was: null, to: 'A' }],
    mona,
  );
  await discardDraft(shop, { fields: ['brand_name'], scope: 'own' }, mona.actor);
  expect(Object.keys(await fieldsFor(mona))).toEqual(['address']);
  await discardDraft(shop, { fields: ['address', 'unknown'], scope: 'own' }, mona.actor);
  const { rowCount } = await database.owner.query('select from record_drafts');
  expect(rowCount).toBe(0);
});

it('removes what a colleague typed only when it was shown', async () => {
  await storeDraft(shop, brand('Riwaq'), mona);
  await discardDraft(shop, { fields: ['brand_name'], scope: 'own' }, karim.actor);
  expect((await fieldsFor(karim)).brand_name?.to).toBe('Riwaq');
  await discardDraft(shop, { fields: ['brand_name'], scope: 'all' }, karim.actor);
  expect(await fieldsFor(karim)).toEqual({});
});

it('is closed to staff who may not edit the record, and to unknown kinds', async () => {
  await storeDraft(shop, brand('Riwaq'), mona);
  const sales = await staffWith('sales');
  expect(await storeDraft(shop, brand('Mine', 'Riwaq'), sales)).toEqual({
    ok: false,
    reason: 'forbidden',
  });
  await discardDraft(shop, { fields: ['brand_name'], scope: 'all' }, sales.actor);
  expect(await fieldsFor(sales)).toEqual({});
  expect((await fieldsFor(mona)).brand_name?.to).toBe('Riwaq');
  const unknown = { kind: 'unknown', id: '1' };
  expect(await storeDraft(unknown, brand('x'), mona)).toMatchObject({ ok: false });
});

it('forgets drafts that were left alone for a month', async () => {
  await storeDraft(shop, brand('Riwaq'), mona);
  await sweepDraftsTask.run({}, { now, isLastAttempt: false });
  expect(Object.keys(await fieldsFor(mona))).toEqual(['brand_name']);
  const later = new Date(now.getTime() + 31 * 86_400_000);
  await sweepDraftsTask.run({}, { now: later, isLastAttempt: false });
  expect(await fieldsFor(mona)).toEqual({});
});
