import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { asSystem, asUser } from '#platform/database/run-as.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createOrderOf, createProduct, createStaff, createUser } from '#tests/support/factories.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.close());

const as = (userId: string) => ({ kind: 'user', userId, claims: {} }) as const;
const takeAdmin = (by: string, from: string) =>
  asSystem({ onBehalfOf: as(by) }).write(
    sql`delete from user_roles where user_id = ${from} and role = 'admin' returning user_id`,
  );

describe('administrators', () => {
  afterEach(async () => {
    await database.owner.query('set session_replication_role = replica');
    await database.owner.query('delete from user_roles');
    await database.owner.query('set session_replication_role = origin');
  });

  it('cannot take their own role', async () => {
    const [one] = await admins(2);
    await expect(takeAdmin(one!, one!)).rejects.toMatchObject({
      constraint: 'own_administrator_role',
    });
  });

  it('keep one of them, also when two remove each other at once', async () => {
    const [one, other] = await admins(2);
    const results = await Promise.allSettled([takeAdmin(one!, other!), takeAdmin(other!, one!)]);
    const rejected = results.filter(({ status }) => status === 'rejected');
    const { rowCount } = await database.owner.query(`select from user_roles where role = 'admin'`);
    expect(rowCount).toBe(1);
    for (const result of rejected) {
      expect(result).toMatchObject({ reason: { constraint: 'last_administrator' } });
    }
  });

  it('keep the last one when an account is deleted, changed or blocked', async () => {
    const [only] = await admins(1);
    const last = { constraint: 'last_administrator' };
    const attempts = [
      sql`delete from auth.users where id = ${only}`,
      sql`update user_roles set role = 'sales' where user_id = ${only}`,
      sql`update auth.users set banned_until = 'infinity' where id = ${only}`,
    ];
    for (const attempt of attempts) {
      await expect(asSystem().write(attempt)).rejects.toMatchObject(last);
    }
  });

  it('do not count while they are blocked', async () => {
    const [one, blocked] = await admins(2);
    await asSystem().write(
      sql`update auth.users set banned_until = 'infinity' where id = ${blocked}`,
    );
    await expect(
      asSystem().write(sql`delete from user_roles where user_id = ${one}`),
    ).rejects.toMatchObject({ constraint: 'last_administrator' });
  });

  const admins = (count: number) =>
    Promise.all(Array.from({ length: count }, () => createStaff(database.owner, 'admin')));
});

describe('an ordered product', () => {
  it('cannot be deleted, nor its stock ledger', async () => {
    const staff = await createStaff(database.owner, 'technical_office_manager');
    const [ordered, other] = await Promise.all([
      createProduct(database.owner, { quantity: 3 }),
      createProduct(database.owner),
    ]);
    await createOrderOf(database.owner, ordered.id);
    const remove = (id: string) =>
      asUser(as(staff)).write(sql`delete from products where id = ${id} returning id`);
    await expect(remove(ordered.id)).rejects.toMatchObject({
      constraint: 'product_was_ordered',
      detail: '1',
      message: 'Ordered 1 times. Unpublish it instead.',
    });
    expect((await remove(other.id))[0]).toHaveLength(1);
    const { rowCount } = await database.owner.query(
      'select from stock_movements where product_id = $1',
      [ordered.id],
    );
    expect(rowCount).toBe(1);
  });
});

describe('the categories of the shop itself', () => {
  it('can be reworded and hidden, not removed or given another slug', async () => {
    const staff = asUser(as(await createStaff(database.owner, 'marketing')));
    await expect(
      staff.write(sql`delete from notification_categories where slug = 'orders'`),
    ).rejects.toMatchObject({ constraint: 'system_category' });
    await expect(
      staff.write(sql`update notification_categories set slug = 'x' where slug = 'orders'`),
    ).rejects.toMatchObject({ code: '42501' });
    const [changed] = await staff.write(sql`update notification_categories
      set name = 'Your orders', is_visible = false where slug = 'orders' returning id`);
    expect(changed).toHaveLength(1);
    const [removed] = await staff
      .write(
        sql`insert into notification_categories (slug, name) values ('workshops', 'Workshops')`,
        sql`delete from notification_categories where slug = 'workshops' returning id`,
      )
      .then((results) => [results[1]]);
    expect(removed).toHaveLength(1);
  });
});

describe('names of staff', () => {
  it('are known to staff and to nobody else', async () => {
    const sales = await createStaff(database.owner, 'sales');
    const customer = await createUser(database.owner);
    const names = async (userId: string) =>
      (await asUser(as(userId)).read(sql<{ id: string }>`select * from staff_names()`))[0].map(
        ({ id }) => id,
      );
    expect(await names(sales)).toContain(sales);
    expect(await names(sales)).not.toContain(customer);
    expect(await names(customer)).toEqual([]);
  });
});

describe('the stock ledger', () => {
  it('names who counted, why, and with which note', async () => {
    const staff = await createStaff(database.owner, 'technical_office_manager');
    const { id } = await createProduct(database.owner, { quantity: 3 });
    await asUser(as(staff)).write(
      sql`select set_config('fustat.stock_reason', 'damaged', true),
        set_config('fustat.stock_note', 'A broken leg', true)`,
      sql`update products set quantity = 2 where id = ${id}`,
    );
    const { rows } = await database.owner.query(
      `select change, cause, actor_id, reason, note from stock_movements
       where product_id = $1 and cause = 'adjustment'`,
      [id],
    );
    expect(rows).toEqual([
      {
        change: -1,
        cause: 'adjustment',
        actor_id: staff,
        reason: 'damaged',
        note: 'A broken leg',
      },
    ]);
  });
});

describe('the draft of a record', () => {
  it('names its writer as the author, whoever the write names', async () => {
    const mona = await createStaff(database.owner, 'admin');
    const karim = await createStaff(database.owner, 'admin');
    const field = (to: string, by: string) => ({ from: 'Fustat', to, by, at: '2026-11-15' });
    await asUser(as(mona)).write(sql`
      insert into record_drafts (kind, record_id, data)
      values ('shop_settings', 'author', ${JSON.stringify({ brand: field('Riwaq', karim) })})`);
    const both = { brand: field('Riwaq', mona), phone: field('1', mona) };
    await asUser(as(karim)).write(sql`
      update record_drafts set data = ${JSON.stringify(both)} where record_id = 'author'`);
    const { rows } = await database.owner.query(
      `select updated_by, data from record_drafts where record_id = 'author'`,
    );
    expect(rows).toEqual([
      { updated_by: karim, data: { brand: field('Riwaq', mona), phone: field('1', karim) } },
    ]);
    await expect(
      asUser(as(karim)).write(sql`
        update record_drafts set updated_by = ${mona} where record_id = 'author'`),
    ).rejects.toMatchObject({ code: '42501' });
  });
});
