import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { staffRoles, type StaffRole } from '#domain/identity/roles.ts';
import { mailsTo, makeAccount } from '#tests/support/accounts.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { makeStaff } from '#tests/support/staff.ts';
import { blockUser } from './block-user.server.ts';
import { grantRole } from './grant-role.server.ts';
import { revokeRole } from './revoke-role.server.ts';

const now = new Date('2026-03-01T10:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
// Not row by row: the last admin cannot be deleted.
beforeEach(() => database.owner.query('truncate user_roles, account_actions'));

async function rolesOf(userId: string): Promise<StaffRole[]> {
  const { rows } = await database.owner.query<{ role: StaffRole }>(
    'select role from user_roles where user_id = $1 order by role',
    [userId],
  );
  return rows.map(({ role }) => role);
}

async function actionsOn(userId: string) {
  const { rows } = await database.owner.query(
    'select action, role, actor_id from account_actions where user_id = $1',
    [userId],
  );
  return rows as { action: string; role: string; actor_id: string }[];
}

describe('granting a role', () => {
  it('gives it once and records who did it', async () => {
    const admin = await makeStaff(now, 'admin');
    const { userId, email } = await makeAccount(now);
    expect(await grantRole({ userId, role: 'sales' }, admin)).toEqual({ ok: true });
    expect(await grantRole({ userId, role: 'sales' }, admin)).toEqual({ ok: true });
    expect(await rolesOf(userId)).toEqual(['sales']);
    expect(await mailsTo(database.owner, email)).toMatchObject([
      { template: 'role_granted', text: expect.stringContaining('“Sales”') },
    ]);
    expect(await actionsOn(userId)).toEqual([
      { action: 'role_granted', role: 'sales', actor_id: admin.actor.userId },
    ]);
  });

  it('needs a confirmed address and an account that is not blocked', async () => {
    const admin = await makeStaff(now, 'admin');
    const { userId } = await makeAccount(now);
    await blockUser({ userId, lastDay: null, reason: 'Fraud' }, admin);
    expect(await grantRole({ userId, role: 'sales' }, admin)).toMatchObject({
      reason: 'user_blocked',
    });
    await database.owner.query('update auth.users set email_confirmed_at = null where id = $1', [
      userId,
    ]);
    expect(await grantRole({ userId, role: 'sales' }, admin)).toMatchObject({
      reason: 'email_not_confirmed',
    });
    expect(await rolesOf(userId)).toEqual([]);
  });

  it('reports an account that does not exist', async () => {
    const admin = await makeStaff(now, 'admin');
    for (const userId of [randomUUID(), 'x', '']) {
      expect(await grantRole({ userId, role: 'sales' }, admin)).toMatchObject({
        reason: 'user_not_found',
      });
    }
  });
});

describe('revoking a role', () => {
  it('takes it away and records it', async () => {
    const admin = await makeStaff(now, 'admin');
    const { userId } = await makeAccount(now, ['sales', 'marketing']);
    expect(await revokeRole({ userId, role: 'sales' }, admin)).toEqual({ ok: true });
    expect(await rolesOf(userId)).toEqual(['marketing']);
    expect(await actionsOn(userId)).toMatchObject([{ action: 'role_revoked', role: 'sales' }]);
  });

  it('leaves the last administrator and the own administrator role', async () => {
    const admin = await makeStaff(now, 'admin', 'sales');
    const own = { userId: admin.actor.userId };
    expect(await revokeRole({ ...own, role: 'admin' }, admin)).toEqual({
      ok: false,
      reason: 'last_admin',
    });
    await makeStaff(now, 'admin');
    expect(await revokeRole({ ...own, role: 'admin' }, admin)).toEqual({
      ok: false,
      reason: 'own_admin_role',
    });
    expect(await revokeRole({ ...own, role: 'sales' }, admin)).toEqual({ ok: true });
    expect(await rolesOf(own.userId)).toEqual(['admin']);
  });

  it('does not count a blocked administrator', async () => {
    const admin = await makeStaff(now, 'admin');
    const other = await makeStaff(now, 'admin');
    const { userId } = other.actor;
    expect(await blockUser({ userId, lastDay: null, reason: 'Left' }, admin)).toMatchObject({
      ok: true,
    });
    expect(await revokeRole({ userId: admin.actor.userId, role: 'admin' }, admin)).toMatchObject({
      reason: 'last_admin',
    });
    expect(await revokeRole({ userId: admin.actor.userId, role: 'admin' }, other)).toMatchObject({
      reason: 'forbidden',
    });
    expect(await revokeRole({ userId, role: 'admin' }, admin)).toEqual({ ok: true });
  });

  it('leaves one of two administrators who revoke or block each other at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      await database.owner.query('truncate user_roles');
      const [one, two] = [await makeStaff(now, 'admin'), await makeStaff(now, 'admin')];
      const results = await Promise.all([
        revokeRole({ userId: two.actor.userId, role: 'admin' }, one),
        round % 2 === 0
          ? revokeRole({ userId: one.actor.userId, role: 'admin' }, two)
          : blockUser({ userId: one.actor.userId, lastDay: null, reason: 'Race' }, two),
      ]);
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      expect(results).toContainEqual({ ok: false, reason: 'forbidden' });
    }
  });
});

it.each([[], ...staffRoles.filter((role) => role !== 'admin').map((role) => [role])])(
  'is forbidden to %s',
  async (...roles: StaffRole[]) => {
    await makeStaff(now, 'admin');
    const caller = await makeStaff(now, ...roles);
    const { userId } = await makeAccount(now, ['marketing']);
    const forbidden = { ok: false, reason: 'forbidden' };
    expect(await grantRole({ userId, role: 'admin' }, caller)).toEqual(forbidden);
    expect(await grantRole({ userId: caller.actor.userId, role: 'admin' }, caller)).toEqual(
      forbidden,
    );
    expect(await revokeRole({ userId, role: 'marketing' }, caller)).toEqual(forbidden);
    expect(await rolesOf(userId)).toEqual(['marketing']);
  },
);
