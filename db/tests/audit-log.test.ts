import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '#platform/database/query.ts';
import { asSystem, asUser } from '#platform/database/run-as.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createOrder, createProduct, createStaff, createUser } from '#tests/support/factories.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.close());

const as = (userId: string, claims: Record<string, unknown> = {}) =>
  ({ kind: 'user', userId, claims }) as const;

async function linesOf(table: string, key: string) {
  const { rows } = await database.owner.query(
    `select actor_id, actor_name, roles, request_id, change_set, row_label, op, before, after, hidden
     from audit_log where table_name = $1 and row_key = $2 order by id`,
    [table, key],
  );
  return rows;
}

it('covers every table that staff may change', async () => {
  const { rows } = await database.owner.query<{ name: string }>(`
    select distinct c.relname as name from pg_policy p join pg_class c on c.oid = p.polrelid
    where p.polcmd <> 'r' and 'authenticated'::regrole = any (p.polroles)
      and concat(pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))
        like '%has_role%'
      and c.relname <> 'change_sets'
      and not exists (
        select from pg_trigger t join private.audited_tables a on a.table_name = c.relname
        where t.tgrelid = c.oid and t.tgname = 'audit')`);
  expect(rows).toEqual([]);
});

it('names only columns that exist', async () => {
  const { rows } = await database.owner.query<{ name: string }>(`
    select a.table_name || '.' || named.name as name from private.audited_tables a
    cross join unnest(key_columns || hidden || ignored || recorded ||
      string_to_array(label_column, ',')) named (name)
    where named.name is not null and not exists (
      select from information_schema.columns c
      where c.table_schema = case a.table_name when 'users' then 'auth' when 'buckets' then 'storage'
        when 'objects' then 'storage' else 'public' end
        and c.table_name = a.table_name and c.column_name = named.name)`);
  expect(rows).toEqual([]);
});

describe('a line', () => {
  it('says who changed what, with the changed columns only', async () => {
    const staff = await createStaff(database.owner, 'technical_office_manager');
    const { id } = await createProduct(database.owner, { status: 'draft' });
    await asUser(as(staff, { request_id: 'request-1' })).write(
      sql`update products set price = 99.50, tags = '{oak}' where id = ${id}`,
    );
    expect(await linesOf('products', id)).toEqual([
      {
        actor_id: staff,
        actor_name: 'technical_office_manager',
        roles: ['technical_office_manager'],
        request_id: 'request-1',
        change_set: null,
        row_label: 'Walnut chair',
        op: 'update',
        before: { price: 120, tags: [] },
        after: { price: 99.5, tags: ['oak'] },
        hidden: [],
      },
    ]);
  });

  it('names the member of staff for whom the shop acted, and hides personal values', async () => {
    const staff = await createStaff(database.owner, 'sales');
    const order = await createOrder(database.owner);
    await asSystem({ onBehalfOf: as(staff, { request_id: 'request-2' }) }).write(
      sql`update orders set status = 'confirmed', phone = '+201111111111' where id = ${order.id}`,
    );
    const [line] = await linesOf('orders', order.id);
    expect(line).toMatchObject({
      actor_id: staff,
      request_id: 'request-2',
      row_label: order['number'],
      before: { status: 'placed' },
      after: { status: 'confirmed' },
      hidden: ['phone'],
    });
    expect(JSON.stringify(line)).not.toContain('+20');
  });

  it('is not written for customers, for the shop itself, or when nothing changed', async () => {
    const staff = await createStaff(database.owner, 'technical_office_manager');
    const customer = await createUser(database.owner);
    const { id } = await createProduct(database.owner);
    await asUser(as(staff)).write(sql`update products set price = price where id = ${id}`);
    await asSystem().write(sql`update products set price = 1 where id = ${id}`);
    await asUser(as(customer)).write(
      sql`update profiles set company = 'Own' where id = ${customer}`,
    );
    expect(await linesOf('products', id)).toEqual([]);
    expect(await linesOf('profiles', customer)).toEqual([]);
  });

  it('is written for new and removed rows, with keys of several columns', async () => {
    const [admin, other] = [
      await createStaff(database.owner, 'admin'),
      await createUser(database.owner),
    ];
    await asSystem({ onBehalfOf: as(admin) }).write(
      sql`insert into user_roles (user_id, role) values (${other}, 'sales')`,
      sql`delete from user_roles where user_id = ${other}`,
    );
    const lines = await linesOf('user_roles', `${other}/sales`);
    expect(lines.map(({ op }) => op)).toEqual(['insert', 'delete']);
  });

  it('stays as it was written, whoever tries', async () => {
    const staff = await createStaff(database.owner, 'technical_office_manager');
    const { id } = await createProduct(database.owner);
    await asUser(as(staff)).write(sql`update products set price = 1 where id = ${id}`);
    const change = (statement: string) => database.owner.query(statement);
    await expect(change(`update audit_log set note = 'x'`)).rejects.toThrow('append-only');
    await expect(change(`update audit_log set actor_name = 'x'`)).rejects.toThrow('append-only');
    await expect(change('delete from audit_log')).rejects.toThrow('append-only');
    await expect(change('truncate audit_log')).rejects.toThrow('append-only');
    await expect(asSystem().write(db.deleteFrom('audit_log'))).rejects.toThrow('permission denied');
  });

  it('outlives the account of its author, without the name', async () => {
    const staff = await createStaff(database.owner, 'technical_office_manager');
    const { id } = await createProduct(database.owner);
    await asUser(as(staff)).write(sql`update products set price = 1 where id = ${id}`);
    await asSystem().write(
      sql`update audit_log set actor_name = null where actor_id = ${staff}`,
      sql`delete from auth.users where id = ${staff}`,
    );
    const [line] = await linesOf('products', id);
    expect(line).toMatchObject({ actor_id: null, actor_name: null, after: { price: 1 } });
  });
});

it('records each of 500 rows that one statement changed', async () => {
  const staff = await createStaff(database.owner, 'technical_office_manager');
  await database.owner.query(`
    insert into products (name, slug, sku, category, kind, price)
    select 'Bulk', 'bulk-' || n, 'BULK-' || n, 'decor', 'vase', 10 from generate_series(1, 500) n`);
  await asUser(as(staff)).write(sql`update products set price = 12 where name = 'Bulk'`);
  const { rowCount } = await database.owner.query(
    `select from audit_log where after = '{"price": 12}'`,
  );
  expect(rowCount).toBe(500);
});
