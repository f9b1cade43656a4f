import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { createStaff } from '#tests/support/factories.ts';
import { arrange, type RowKind } from './permissions/arrange.ts';
import { callers } from './permissions/callers.ts';
import { permissionMatrix, type TableMatrix } from './permissions/matrix.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const requireFactor = (owner: pg.Client) =>
  owner.query('update abuse_limits set staff_second_factor = true');

const isStaff = callers.map(({ name }) => name !== 'visitor' && name !== 'customer');
const customer = callers.findIndex(({ name }) => name === 'customer');

/** What customers have no row of, and staff may see of themselves also when it does not count. */
const ownToStaff: Readonly<Record<string, string>> = { 'public.user_roles: own role': 'S' };

const linesOf = (matrix: TableMatrix[]) =>
  matrix.flatMap(({ facts, lines }) =>
    lines.map(({ rows, allowed }) => ({ line: `${facts.name}: ${rows}`, allowed })),
  );

describe('while two-step login is required of staff', () => {
  let kinds: RowKind[];
  let usual: TableMatrix[];

  beforeAll(async () => {
    const { owner } = database;
    await owner.query('begin');
    kinds = await arrange(owner);
    usual = await permissionMatrix(owner, kinds);
    await requireFactor(owner);
  });
  afterAll(() => database.owner.query('rollback'));

  it('a session with the second factor has the rights of its roles in every table', async () => {
    expect(await permissionMatrix(database.owner, kinds, { aal: 'aal2' })).toEqual(usual);
  });

  it('a session without it has those of a customer', async () => {
    const lines = linesOf(await permissionMatrix(database.owner, kinds, { aal: 'aal1' }));
    for (const { line, allowed } of lines) {
      const ofCustomer = allowed[customer] ?? ownToStaff[line] ?? '';
      for (const [index, rights] of allowed.entries()) {
        if (isStaff[index] && rights !== null) expect(rights, line).toBe(ofCustomer);
      }
    }
    // The comparison is not of nothing with nothing.
    const gained = linesOf(usual).filter(({ allowed }) =>
      allowed.some((rights, index) => isStaff[index] && rights !== allowed[customer]),
    );
    expect(gained.length).toBeGreaterThan(50);
  });
});

describe('the requirement', () => {
  const asAdmin = async (claims: object, statement: string) => {
    const { owner } = database;
    const sub = await createStaff(owner, 'admin');
    await owner.query('begin');
    try {
      const identity = JSON.stringify({ sub, role: 'authenticated', ...claims });
      await owner.query(
        `select set_config('request.jwt.claims', $1, true), set_config('role', 'authenticated', true)`,
        [identity],
      );
      return (await owner.query(statement)).rowCount;
    } finally {
      await owner.query('rollback');
    }
  };
  const switchOn = 'update abuse_limits set staff_second_factor = true';
  const switchOff = 'update abuse_limits set staff_second_factor = false';

  it('is switched on only by an admin who has passed the second step', async () => {
    expect(await asAdmin({ aal: 'aal2' }, switchOn)).toBe(1);
    for (const claims of [{ aal: 'aal1' }, {}, { aal: null }]) {
      await expect(asAdmin(claims, switchOn)).rejects.toMatchObject({
        code: '23514',
        constraint: 'own_second_factor',
      });
    }
  });

  it('is switched off only by an admin who fulfils it', async () => {
    await requireFactor(database.owner);
    expect(await asAdmin({ aal: 'aal2' }, switchOff)).toBe(1);
    for (const claims of [{ aal: 'aal1' }, {}]) expect(await asAdmin(claims, switchOff)).toBe(0);
  });
});

it('roles are read only by functions that say whether they count, or whose they are', async () => {
  const { rows } = await database.owner.query<{ name: string }>(`
    select n.nspname || '.' || p.proname as name
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private', 'storage', 'realtime')
      and p.prosrc ~ '\\muser_roles\\M|\\mis_staff\\('
    union all
    select format('policy %s on %s', policyname, tablename) from pg_policies
    where concat(qual, with_check) ~ '\\mis_staff\\(' or
      concat(qual, with_check) ~ '\\muser_roles\\M' and tablename <> 'user_roles'
    order by name`);
  expect(rows.map(({ name }) => name)).toEqual([
    // Of others, or of the account that is changed.
    'policy sales_reads_customers on profiles',
    'private.acts_as_staff',
    'private.audit',
    'private.check_assignee',
    'private.has_role',
    'private.is_staff',
    'private.notify_staff_access',
    'private.protect_administrator',
    'private.protect_unblocked_administrator',
    'public.staff_names',
  ]);
});
