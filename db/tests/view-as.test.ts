import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserActor } from '#platform/database/actor.ts';
import { asSystem, asUser } from '#platform/database/run-as.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createProduct, createStaff } from '#tests/support/factories.ts';
import { arrange, type RowKind } from './permissions/arrange.ts';
import { sampleId } from './permissions/callers.ts';
import { tableFacts, type TableFacts } from './permissions/table-facts.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.close());

const roles = ['sales', 'marketing', 'technical_office_manager', 'content_manager'] as const;
const viewer = (userId: string, role: string): UserActor => ({
  kind: 'user',
  userId,
  claims: { view_as: role },
});

describe('an admin who looks as another role', () => {
  it.each(roles)('reads what %s reads, in every table', async (role) => {
    const { owner } = database;
    await owner.query('begin');
    const kinds = await arrange(owner);
    const compared = [];
    for (const facts of (await tableFacts(owner)).filter(isReadable)) {
      const own = ownKeys(kinds, facts, [sampleId(role), sampleId('admin')]);
      const read = async (claims: object) =>
        (await keysSeen(owner, facts, claims)).filter((key) => !own.has(key));
      const [theirs, viewed] = [
        await read({ sub: sampleId(role) }),
        await read({ sub: sampleId('admin'), view_as: role }),
      ];
      compared.push({ table: facts.name, theirs, viewed });
    }
    await owner.query('rollback');
    for (const { table, theirs, viewed } of compared) expect(viewed, table).toEqual(theirs);
    expect(compared.flatMap(({ theirs }) => theirs).length).toBeGreaterThan(20);
  });

  it('has that role alone, and others gain nothing from the claim', async () => {
    const admin = await createStaff(database.owner, 'admin');
    const sales = await createStaff(database.owner, 'sales');
    const has = async (actor: UserActor, role: string) =>
      (
        await asUser(actor).read(
          sql<{ has: boolean }>`select private.has_role(${role}::text) as has`,
        )
      )[0][0]!.has;
    expect(await has(viewer(admin, 'sales'), 'sales')).toBe(true);
    expect(await has(viewer(admin, 'sales'), 'marketing')).toBe(false);
    expect(await has(viewer(admin, 'sales'), 'admin')).toBe(false);
    expect(await has(viewer(sales, 'marketing'), 'marketing')).toBe(false);
  });

  it('writes nothing, neither as itself nor through the shop', async () => {
    const admin = await createStaff(database.owner, 'admin');
    const { id } = await createProduct(database.owner);
    const actor = viewer(admin, 'technical_office_manager');
    const change = sql`update products set price = 1 where id = ${id}`;
    const readOnly = 'read-only transaction';
    await expect(asUser(actor).write(change)).rejects.toThrow(readOnly);
    await expect(asSystem({ onBehalfOf: actor }).write(change)).rejects.toThrow(readOnly);
    await expect(asUser(actor).transaction((trx) => change.execute(trx))).rejects.toThrow(readOnly);
    await expect(
      asSystem({ onBehalfOf: actor }).transaction((trx) => change.execute(trx)),
    ).rejects.toThrow(readOnly);
  });
});

const isReadable = ({ keys, selectable }: TableFacts) =>
  keys.length > 0 && keys.every((key) => selectable.authenticated.includes(key));

/** Rows that belong to one of the two, who are different people. */
function ownKeys(kinds: RowKind[], { name, keys }: TableFacts, owners: string[]): Set<string> {
  const rows = kinds
    .filter(({ table }) => table === name)
    .flatMap((kind) => owners.map((owner) => kind.rows.get(owner)))
    .filter((row) => row !== undefined);
  return new Set(rows.map((row) => keys.map((key) => String(row[key])).join('/')));
}

async function keysSeen(owner: pg.Client, { name, keys }: TableFacts, claims: object) {
  const key = keys.map((column) => `${column}::text`).join(" || '/' || ");
  await owner.query('savepoint seen');
  await owner.query(
    `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`,
    [JSON.stringify({ ...claims, role: 'authenticated' })],
  );
  const { rows } = await owner.query<{ key: string }>(
    `select ${key} as key from ${name} order by 1`,
  );
  await owner.query('rollback to seen');
  return rows.map((row) => row.key);
}
