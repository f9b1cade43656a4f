import { beforeAll, describe, expect, it } from 'vitest';
import { staffRoles } from '#domain/identity/roles.ts';
import { createOrder } from '#tests/support/factories.ts';
import { makeAccount, mailsTo } from '#tests/support/accounts.ts';
import { fileDatabase } from '#tests/support/file-database.ts';
import { makeStaff } from '#tests/support/staff.ts';
import { blockUser } from './block-user.server.ts';
import { deleteUser } from './delete-user.server.ts';
import { exportUserData } from './export-user-data.server.ts';
import { grantRole } from './grant-role.server.ts';
import { readUserDetail } from './read-user-detail.server.ts';
import { revokeRole } from './revoke-role.server.ts';

const now = new Date('2026-03-01T10:00:00Z');
const database = fileDatabase();
let admin: Awaited<ReturnType<typeof makeStaff>>;
beforeAll(async () => {
  admin = await makeStaff(now, 'admin');
});

async function exists(userId: string): Promise<boolean> {
  const { rowCount } = await database.owner.query('select from auth.users where id = $1', [userId]);
  return rowCount === 1;
}

/** Tables that hold the id, whatever the column. */
async function tracesOf(userId: string): Promise<string[]> {
  const { rows: tables } = await database.owner.query<{ name: string }>(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'auth', 'private', 'storage') and table_type = 'BASE TABLE'`);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await database.owner.query(
      `select from ${name} t where to_jsonb(t)::text like $1`,
      [`%${userId}%`],
    );
    if (rowCount) found.push(name);
  }
  return found;
}

describe('deleting an account', () => {
  it('erases the person and the reasons, but not that it happened', async () => {
    const { userId, email } = await makeAccount(now);
    await createOrder(database.owner, { user_id: userId, email, status: 'delivered' });
    await exportUserData(userId, admin);
    await grantRole({ userId, role: 'sales' }, admin);
    await revokeRole({ userId, role: 'sales' }, admin);
    await blockUser({ userId, lastDay: null, reason: 'Mona does not pay' }, admin);
    expect((await tracesOf(userId)).length).toBeGreaterThan(5);
    expect(await deleteUser({ userId, email }, admin)).toEqual({ ok: true });
    expect(await mailsTo(database.owner, email)).toMatchObject([{ template: 'account_deleted' }]);
    expect(await tracesOf(userId)).toEqual([]);
    const { rows } = await database.owner.query(
      'select action, user_id, reason, actor_id from account_actions order by action',
    );
    const trace = { user_id: null, reason: null, actor_id: admin.actor.userId };
    expect(rows).toEqual([
      { action: 'account_deleted', ...trace },
      { action: 'blocked', ...trace },
      { action: 'data_exported', ...trace },
      { action: 'role_granted', ...trace },
      { action: 'role_revoked', ...trace },
    ]);
  });

  it('needs the address of the account', async () => {
    const { userId } = await makeAccount(now);
    expect(await deleteUser({ userId, email: 'other@example.com' }, admin)).toEqual({
      ok: false,
      reason: 'invalid_input',
      fields: { email: 'different_email' },
    });
    expect(await exists(userId)).toBe(true);
  });

  it('is not for oneself, for staff or for a customer with an open order', async () => {
    const other = await makeAccount(now, ['admin']);
    const shopper = await makeAccount(now);
    await createOrder(database.owner, { user_id: shopper.userId, status: 'shipped' });
    const own = await readUserDetail(admin.actor.userId, { ...admin, locale: 'en' });
    const self = { userId: admin.actor.userId, email: own!.email };
    expect(await deleteUser(self, admin)).toMatchObject({ reason: 'own_account' });
    expect(await deleteUser(other, admin)).toMatchObject({ reason: 'staff_account' });
    expect(await deleteUser(shopper, admin)).toMatchObject({ reason: 'open_orders' });
    for (const { userId } of [self, other, shopper]) expect(await exists(userId)).toBe(true);
  });
});

it('exports the data of a person and records who did it', async () => {
  const { userId, email } = await makeAccount(now);
  expect(await exportUserData(userId, admin)).toMatchObject({
    ok: true,
    data: { account: { email }, orders: [], staff_actions: [{ action: 'data_exported' }] },
  });
  expect(await readUserDetail(userId, { ...admin, locale: 'en' })).toMatchObject({
    actions: [{ action: 'data_exported', by: 'Mona Farid' }],
  });
});

it('shows an admin the account and its orders', async () => {
  const { userId, email } = await makeAccount(now, ['sales']);
  const order = await createOrder(database.owner, { user_id: userId });
  await createOrder(database.owner, { email });
  expect(await readUserDetail(userId, { ...admin, locale: 'ar' })).toMatchObject({
    email,
    roles: ['sales'],
    orderCount: 1,
    orders: [{ id: order.id }],
    blockedUntil: null,
    sessions: [],
  });
});

it.each([undefined, ...staffRoles.filter((role) => role !== 'admin')])(
  'is forbidden to %s',
  async (role) => {
    const caller = await makeStaff(now, ...(role ? [role] : []));
    const { userId, email } = await makeAccount(now);
    const forbidden = { ok: false, reason: 'forbidden' };
    expect(await deleteUser({ userId, email }, caller)).toEqual(forbidden);
    expect(await exportUserData(userId, caller)).toEqual(forbidden);
    expect(await readUserDetail(userId, { ...caller, locale: 'en' })).toBeNull();
    expect(await exists(userId)).toBe(true);
  },
);
