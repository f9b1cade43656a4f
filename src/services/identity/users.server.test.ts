import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asUser } from '#platform/database/run-as.server.ts';
import { makeAccount } from '#tests/support/accounts.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { testDatabase } from '#tests/support/database.ts';
import { updateProfile } from './users.server.ts';

const now = new Date('2026-03-01T10:00:00Z');
const denied = { code: '42501' };

describe('profiles and roles', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  const as = (userId: string) => asUser({ userId, claims: {} });
  const visibleTo = async (userId: string) => {
    const [rows] = await as(userId).read(sql<{ id: string }>`select id from public.profiles`);
    return rows.map(({ id }) => id).toSorted();
  };

  it('lets customers change position and company, and nothing else', async () => {
    const { userId } = await makeAccount(now);
    await updateProfile({ userId, claims: {} }, { jobPosition: 'Architect' });
    const { rows } = await database.owner.query('select * from profiles where id = $1', [userId]);
    expect(rows[0]).toMatchObject({ job_position: 'Architect', company: null });
    for (const column of ['full_name', 'email', 'phone', 'id']) {
      const update = sql`update public.profiles set ${sql.id(column)} = ${sql.id(column)}`;
      await expect(as(userId).write(update)).rejects.toMatchObject(denied);
    }
  });

  it("shows customers their own profile, sales the customers', admins all", async () => {
    const customer = await makeAccount(now);
    const other = await makeAccount(now);
    const sales = await makeAccount(now, ['sales']);
    const admin = await makeAccount(now, ['admin']);
    expect(await visibleTo(customer.userId)).toEqual([customer.userId]);
    const seenBySales = await visibleTo(sales.userId);
    expect(seenBySales).toEqual(
      expect.arrayContaining([customer.userId, other.userId, sales.userId]),
    );
    expect(seenBySales).not.toContain(admin.userId);
    expect(await visibleTo(admin.userId)).toContain(sales.userId);
  });

  it('lets no one grant or take roles at the table, not even admins', async () => {
    const admin = await makeAccount(now, ['admin']);
    const customer = await makeAccount(now);
    const grant = sql`
      insert into public.user_roles (user_id, role) values (${customer.userId}, 'marketing')`;
    const take = sql`delete from public.user_roles where user_id = ${admin.userId}`;
    for (const userId of [customer.userId, admin.userId]) {
      for (const write of [grant, take]) {
        await expect(as(userId).write(write)).rejects.toMatchObject(denied);
      }
    }
    const { rows } = await database.owner.query('select user_id, role from user_roles');
    expect(rows).toContainEqual({ user_id: admin.userId, role: 'admin' });
    expect(rows).not.toContainEqual({ user_id: customer.userId, role: 'marketing' });
  });

  it('hides accounts, sessions and keys from all signed-in users, admins included', async () => {
    const admin = await makeAccount(now, ['admin']);
    const tables = ['users', 'sessions', 'refresh_tokens', 'one_time_tokens', 'signing_keys'];
    for (const table of tables) {
      const look = sql`select * from ${sql.table(`auth.${table}`)}`;
      await expect(as(admin.userId).read(look)).rejects.toMatchObject(denied);
    }
  });
});
