import { afterAll, beforeAll, expect, it } from 'vitest';
import { stopListening } from '#platform/database/listen.server.ts';
import { undoChanges } from '#services/admin/changes/undo-changes.server.ts';
import { readSite } from '#services/site/site.server.ts';
import { readAbuseLimits } from '#services/shared/abuse-limits.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { makeAccount } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { applyMoneySettings } from './apply-money-settings.server.ts';
import { applySettings } from './apply-settings.server.ts';

const now = new Date();
let database: TestDatabase;
let mona: Staff;
let karim: Staff;

const staffWith = async (...roles: Parameters<typeof makeAccount>[1] & object): Promise<Staff> => {
  const { userId } = await makeAccount(now, roles);
  return { actor: { kind: 'user', userId, claims: {} }, now };
};
const brand = (from: string, to: string) => [{ field: 'brand_name', from, to }];
const stored = async (column: string) =>
  (await database.owner.query(`select ${column} as value from site_settings`)).rows[0].value;

beforeAll(async () => {
  database = await testDatabase();
  [mona, karim] = [await staffWith('admin'), await staffWith('admin')];
});
afterAll(async () => {
  await stopListening();
  await database.close();
});

it('is shown by public pages at once, and can be undone', async () => {
  expect((await readSite('en')).name).toBe('Fustat');
  const result = await applySettings('site_settings', brand('Fustat', 'Riwaq'), mona);
  if (!result.ok) throw new Error(result.reason);
  await eventually(async () => expect((await readSite('en')).name).toBe('Riwaq'));
  expect(await undoChanges(result.changeSet!, mona)).toMatchObject({ ok: true });
  await eventually(async () => expect((await readSite('en')).name).toBe('Fustat'));
});

it('names the colleague who changed the same field, and overwrites nothing', async () => {
  await applySettings('site_settings', brand('Fustat', 'Khan'), mona);
  const result = await applySettings('site_settings', brand('Fustat', 'Riwaq'), karim);
  expect(result).toMatchObject({
    ok: false,
    reason: 'conflict',
    conflicts: [
      { field: 'brand_name', before: 'Fustat', theirs: 'Khan', mine: 'Riwaq', by: 'Mona Farid' },
    ],
  });
  expect(await stored('brand_name')).toBe('Khan');
  await database.owner.query(`update site_settings set brand_name = 'Fustat'`);
});

it('is not disturbed by a change of another field', async () => {
  await database.owner.query(`update site_settings set tax_number = '1', updated_at = now()`);
  const result = await applySettings('site_settings', brand('Fustat', 'Riwaq'), mona);
  expect(result).toMatchObject({ ok: true });
  await database.owner.query(`update site_settings set brand_name = 'Fustat'`);
});

it('compares amounts exactly, and reaches the checkout', async () => {
  const change = { field: 'order_max_value', from: '10000.00', to: '12000.50' };
  expect((await readAbuseLimits()).order_max_value).toBe('10000.00');
  expect(await applySettings('abuse_limits', [change], mona)).toMatchObject({ ok: true });
  await eventually(async () => expect((await readAbuseLimits()).order_max_value).toBe('12000.50'));
});

it('changes the currency only when its code was typed', async () => {
  const changes = [{ field: 'currency', from: 'USD', to: 'EGP' }];
  const input = {
    currency: 'EGP',
    tax_mode: 'included',
    tax_rate: '14.00',
    arabic_digits: 'arab',
  } as const;
  const rejected = { ok: false, fields: { typed_currency: 'currency_not_typed' } };
  expect(await applyMoneySettings(changes, input, mona)).toMatchObject(rejected);
  const wrong = { ...input, typed_currency: 'USD' };
  expect(await applyMoneySettings(changes, wrong, mona)).toMatchObject(rejected);
  expect(await stored('currency')).toBe('USD');
  const typed = { ...input, typed_currency: 'egp' };
  expect(await applyMoneySettings(changes, typed, mona)).toMatchObject({ ok: true });
  expect(await stored('currency')).toBe('EGP');
});

it('is forbidden to staff who are not admins', async () => {
  const sales = await staffWith('sales');
  const result = await applySettings('site_settings', brand('Fustat', 'Mine'), sales);
  expect(result).toMatchObject({ ok: false });
  expect(await stored('brand_name')).toBe('Fustat');
});
