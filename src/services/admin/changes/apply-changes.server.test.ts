import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ColumnChange, StoredValue } from '#domain/admin/changes.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import { testDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createProduct, createStaff, createUser } from '#tests/support/factories.ts';
import { applyChanges, applyPreview } from './apply-changes.server.ts';
import { previewChanges } from './preview-changes.server.ts';
import { undoChanges } from './undo-changes.server.ts';

const now = new Date('2026-11-15T12:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const staffOf = async (role: string) => memberOf(await createStaff(database.owner, role));
const memberOf = (userId: string, at = now) =>
  ({ actor: { kind: 'user', userId, claims: {} }, now: at }) as const;

const change = (key: string, field: string, from: StoredValue, to: StoredValue): ColumnChange => ({
  table: 'products',
  key,
  field,
  from,
  to,
});

async function read(id: string) {
  const { rows } = await database.owner.query(
    'select price, name, quantity, tags from products where id = $1',
    [id],
  );
  return rows[0] as { price: string; name: string; quantity: number; tags: string[] };
}

describe('applying changes', () => {
  it('writes fields that are as the editor saw them, and names the set in the audit log', async () => {
    const staff = await staffOf('technical_office_manager');
    const { id } = await createProduct(database.owner);
    const result = await applyChanges(
      {
        title: 'Walnut chair',
        changes: [change(id, 'price', '120', '99.5'), change(id, 'tags', [], ['oak', 'new'])],
      },
      staff,
    );
    expect(result).toMatchObject({
      ok: true,
      counts: { rows: 1, fields: 2, unchanged: 0, conflicts: 0 },
    });
    expect(await read(id)).toMatchObject({ price: '99.50', tags: ['oak', 'new'] });
    const { rows } = await database.owner.query(
      'select change_set from audit_log where row_key = $1',
      [id],
    );
    expect(rows).toEqual([{ change_set: result.ok && result.changeSet }]);
  });

  it('is not disturbed by a sale between load and save', async () => {
    const staff = await staffOf('technical_office_manager');
    const { id } = await createProduct(database.owner, { quantity: 3 });
    await database.owner.query('update products set quantity = 2 where id = $1', [id]);
    const proposal = { title: 'Chair', changes: [change(id, 'name', 'Walnut chair', 'Oak chair')] };
    expect(await applyChanges(proposal, staff)).toMatchObject({ ok: true });
    expect(await read(id)).toMatchObject({ name: 'Oak chair', quantity: 2 });
  });

  it('reports what a colleague changed meanwhile, and writes nothing', async () => {
    const [mona, editor] = await Promise.all([
      staffOf('technical_office_manager'),
      staffOf('technical_office_manager'),
    ]);
    const { id } = await createProduct(database.owner);
    await applyChanges({ title: 'x', changes: [change(id, 'price', '120.00', '110.00')] }, mona);
    const result = await applyChanges(
      {
        title: 'x',
        changes: [
          change(id, 'price', '120.00', '99.00'),
          change(id, 'name', 'Walnut chair', 'Oak'),
        ],
      },
      editor,
    );
    expect(result).toEqual({
      ok: false,
      reason: 'conflict',
      conflicts: [
        {
          table: 'products',
          key: id,
          field: 'price',
          base: '120.00',
          theirs: '110.00',
          mine: '99.00',
          isGone: false,
          by: 'technical_office_manager',
          at: expect.any(Date),
        },
      ],
    });
    expect(await read(id)).toMatchObject({ price: '110.00', name: 'Walnut chair' });
  });

  it('writes the others of a bulk change, and counts what is stored already', async () => {
    const staff = await staffOf('technical_office_manager');
    const [one, two, three] = await Promise.all([
      createProduct(database.owner),
      createProduct(database.owner, { price: '50.00' }),
      createProduct(database.owner, { price: '99.00' }),
    ]);
    const changes = [one, two, three].map(({ id }) => change(id, 'price', '120', '99'));
    const result = await applyChanges({ title: 'Sale', changes }, staff, { skipConflicts: true });
    expect(result).toMatchObject({
      ok: true,
      counts: { rows: 1, fields: 1, unchanged: 1, conflicts: 1 },
      skipped: [{ key: two.id, theirs: '50.00' }],
    });
    expect(await read(one.id)).toMatchObject({ price: '99.00' });
  });

  it('is rejected without the role, and by constraints, with their names', async () => {
    const [sales, office] = [await staffOf('sales'), await staffOf('technical_office_manager')];
    const { id } = await createProduct(database.owner);
    const proposal = { title: 'x', changes: [change(id, 'price', '120.00', '-1')] };
    const forbidden = { ok: false, reason: 'forbidden' };
    expect(await applyChanges(proposal, sales)).toEqual(forbidden);
    expect(await applyChanges(proposal, memberOf(await createUser(database.owner)))).toEqual(
      forbidden,
    );
    expect(await applyChanges(proposal, office)).toMatchObject({
      reason: 'constraint',
      constraint: 'products_price_bounds',
    });
    const invalid = { title: 'x', changes: [change(id, 'price', '120.00', 'cheap')] };
    expect(await applyChanges(invalid, office)).toMatchObject({ reason: 'invalid_value' });
  });

  it('never takes a name that is not declared', async () => {
    const staff = await staffOf('admin');
    for (const names of [
      { table: 'user_roles', field: 'role' },
      { table: 'products', field: 'quantity' },
      { table: 'products', field: 'price = 0 --' },
    ]) {
      const proposal = { title: 'x', changes: [{ ...change('x', '', '1', '2'), ...names }] };
      await expect(applyChanges(proposal, staff)).rejects.toThrow('cannot be changed');
    }
  });

  it('takes at most 10,000 rows', async () => {
    const staff = await staffOf('admin');
    const changes = Array.from({ length: 10_001 }, (_, index) =>
      change(`00000000-0000-4000-8000-${String(index).padStart(12, '0')}`, 'price', '1', '2'),
    );
    expect(await applyChanges({ title: 'x', changes }, staff)).toEqual({
      ok: false,
      reason: 'too_many',
    });
  });
});

describe('a preview', () => {
  it('changes nothing, and applies what was shown within an hour', async () => {
    const staff = await staffOf('technical_office_manager');
    const { id } = await createProduct(database.owner);
    const preview = () =>
      previewChanges({ title: 'x', changes: [change(id, 'price', '120', '100')] }, staff);
    const shown = await preview();
    expect(shown).toMatchObject({ ok: true, changes: [{ from: '120.00', to: '100.00' }] });
    expect(await read(id)).toMatchObject({ price: '120.00' });
    const changeSet = (shown.ok && shown.changeSet) || '';

    const other = await staffOf('technical_office_manager');
    const expired = { ok: false, reason: 'expired' };
    expect(await applyPreview(changeSet, other)).toEqual(expired);
    expect(await applyPreview(changeSet, memberOf(staff.actor.userId, later(61)))).toEqual(expired);
    expect(await applyPreview(changeSet, memberOf(staff.actor.userId, later(59)))).toMatchObject({
      ok: true,
    });
    expect(await read(id)).toMatchObject({ price: '100.00' });
    expect(await applyPreview(changeSet, staff)).toEqual(expired);
  });

  it('finds out beforehand what a constraint will reject', async () => {
    const staff = await staffOf('technical_office_manager');
    const { id } = await createProduct(database.owner);
    expect(
      await previewChanges({ title: 'x', changes: [change(id, 'price', '120', '-1')] }, staff),
    ).toMatchObject({ ok: false, reason: 'constraint' });
  });
});

describe('undo', () => {
  it('takes a set back once; what changed since is a conflict', async () => {
    const staff = await staffOf('technical_office_manager');
    const [one, two] = await Promise.all([
      createProduct(database.owner),
      createProduct(database.owner),
    ]);
    const applied = await applyChanges(
      { title: 'Sale', changes: [one, two].map(({ id }) => change(id, 'price', '120', '90')) },
      staff,
    );
    const changeSet = (applied.ok && applied.changeSet) || '';
    await applyChanges({ title: 'x', changes: [change(two.id, 'price', '90', '95')] }, staff);
    expect(await undoChanges(changeSet, staff)).toMatchObject({
      reason: 'conflict',
      conflicts: [{ key: two.id, theirs: '95.00', mine: '120.00' }],
    });
    expect(await undoChanges(changeSet, await staffOf('technical_office_manager'))).toEqual({
      ok: false,
      reason: 'not_undoable',
    });
    const admin = await staffOf('admin');
    expect(await undoChanges(changeSet, admin, { skipConflicts: true })).toMatchObject({
      ok: true,
      counts: { rows: 1, conflicts: 1 },
    });
    expect(await read(one.id)).toMatchObject({ price: '120.00' });
    expect(await read(two.id)).toMatchObject({ price: '95.00' });
    expect(await undoChanges(changeSet, admin)).toEqual({ ok: false, reason: 'not_undoable' });
  });

  it('removes an added row, and adds a removed one with its id', async () => {
    const staff = await staffOf('marketing');
    const key = 'b7c3a9a0-0000-4000-8000-000000000001';
    const row = { name: 'Damietta Wood', name_ar: 'خشب دمياط', display_order: '3' };
    const names = { table: 'partners', key, field: null };
    const partner = async () =>
      (
        await asUser(staff.actor).read(
          sql`select id, name, display_order from partners where id = ${key}`,
        )
      )[0];
    const added = await applyChanges(
      { title: 'x', changes: [{ ...names, from: null, to: row }] },
      staff,
    );
    expect(await partner()).toEqual([{ id: key, name: 'Damietta Wood', display_order: 3 }]);
    const removed = await applyChanges(
      { title: 'x', changes: [{ ...names, from: row, to: null }] },
      staff,
    );
    expect(await partner()).toEqual([]);
    const undo = (result: typeof added) =>
      undoChanges((result.ok && result.changeSet) || '', staff);
    expect(await undo(removed)).toMatchObject({ ok: true });
    expect(await partner()).toHaveLength(1);
    expect(await undo(added)).toMatchObject({ ok: true });
    expect(await partner()).toEqual([]);
  });

  it('writes nothing that the author of the set could not have written', async () => {
    const [admin, author] = await Promise.all([staffOf('admin'), staffOf('content_manager')]);
    const taxRate = async () =>
      (await database.owner.query('select tax_rate from site_settings')).rows[0].tax_rate as string;
    const before = await taxRate();
    const store = async (roles: string[], changes: object[]) => {
      const { rows } = await database.owner.query(
        `insert into change_sets (actor_id, title, state, applied_at, roles, changes)
         values ($1, 'x', 'applied', now(), $2, $3) returning id`,
        [author.actor.userId, roles, JSON.stringify(changes)],
      );
      return rows[0].id as string;
    };
    const tax = { table: 'site_settings', key: '1', field: 'tax_rate', from: '0.5', to: before };
    const { id } = await createProduct(database.owner);
    const foreign = await store(['content_manager'], [tax]);
    const unsigned = await store([], [change(id, 'price', '1', '120.00')]);
    const undeclared = await store(['admin'], [change(id, 'quantity', 900, 0)]);
    for (const forged of [foreign, unsigned, undeclared]) {
      expect(await undoChanges(forged, admin)).toEqual({ ok: false, reason: 'not_undoable' });
    }
    expect(await taxRate()).toBe(before);
    expect(await read(id)).toMatchObject({ price: '120.00', quantity: 0 });
    // The same set by a colleague who might have written it.
    const own = await store(['technical_office_manager'], [change(id, 'price', '1', '120.00')]);
    expect(await undoChanges(own, admin)).toMatchObject({ ok: true });
    expect(await read(id)).toMatchObject({ price: '1.00' });
  });

  it('asks for the roles that the author had, not for those that were taken since', async () => {
    const author = await staffOf('technical_office_manager');
    const { id } = await createProduct(database.owner);
    const applied = await applyChanges(
      { title: 'x', changes: [change(id, 'price', '120', '90')] },
      author,
    );
    await database.owner.query('delete from user_roles where user_id = $1', [author.actor.userId]);
    const changeSet = (applied.ok && applied.changeSet) || '';
    expect(await undoChanges(changeSet, await staffOf('admin'))).toMatchObject({ ok: true });
    expect(await read(id)).toMatchObject({ price: '120.00' });
  });
});
