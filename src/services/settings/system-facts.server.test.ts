import { afterAll, beforeAll, expect, it } from 'vitest';
import { describedTables } from '#domain/admin/settings/described-tables.ts';
import { makeAccount } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { readSystemFacts } from './system-facts.server.ts';
import { readTableColumns } from './table-columns.server.ts';

const now = new Date('2026-11-15T12:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const signedIn = async (...roles: Parameters<typeof makeAccount>[1] & object) => {
  const { userId } = await makeAccount(now, roles);
  return { kind: 'user', userId, claims: {} } as const;
};

it('tells an admin about server, tables and queue', async () => {
  const facts = await readSystemFacts(await signedIn('admin'));
  expect(facts).toMatchObject({ fileStore: 'folder', hasMailServer: false, queue: { failed: 0 } });
  expect(facts!.database.bytes).toBeGreaterThan(1_000_000);
  expect(facts!.tables.length).toBeGreaterThan(5);
  expect(facts!.tables.every(({ bytes }) => bytes > 0)).toBe(true);
});

it('tells other staff nothing', async () => {
  const sales = await signedIn('sales');
  expect(await readSystemFacts(sales)).toBeNull();
  await expect(readTableColumns('game_prizes', sales)).rejects.toMatchObject({ code: '42501' });
});

it('describes exactly the tables that the database describes', async () => {
  const admin = await signedIn('admin');
  for (const table of describedTables) {
    expect((await readTableColumns(table, admin))?.columns.length).toBeGreaterThan(0);
  }
  expect(await readTableColumns('orders', admin)).toBeNull();
  expect(await readTableColumns(null, admin)).toBeNull();
});
