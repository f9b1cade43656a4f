import { randomUUID } from 'node:crypto';
import type { SetPieceInput } from '#domain/admin/products/sets-input.ts';
import { db } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import type { Staff } from '#services/shared/staff.ts';
import { applyChanges } from '../admin/changes/apply-changes.server.ts';
import { type ListChange, toListConflict } from '../admin/changes/form-conflict.ts';
import { rowChanges, type ChildRow } from '../admin/changes/row-changes.ts';

/** The pieces of all sets as the text of their form. */
export async function readSets(actor: Customer): Promise<{ pieces: string }> {
  const [rows] = await asUser(actor).read(
    db
      .selectFrom('set_pieces')
      .select(['id', 'set_name', 'set_name_ar', 'sku', 'quantity', 'position'])
      .orderBy('position')
      .orderBy('id'),
  );
  const texts = rows.map(({ set_name_ar, ...row }) => ({ ...row, set_name_ar: set_name_ar ?? '' }));
  return { pieces: JSON.stringify(texts) };
}

/** Adds, changes, orders and removes pieces. A SKU must be that of a product, once in a set. */
export async function saveSets(changed: readonly ListChange[], staff: Staff) {
  const changes = changed.flatMap(({ from, to }) =>
    rowChanges({
      table: 'set_pieces',
      before: (from as SetPieceInput[]).map(asRow),
      after: (to as SetPieceInput[]).map(asRow),
      parent: {},
      order: 'position',
    }),
  );
  const result = await applyChanges({ title: 'Sets', changes }, staff);
  if (result.ok) return { ok: true as const, changeSet: result.changeSet };
  if (result.reason !== 'conflict') {
    const problem = { in_use: 'unknown_sku', not_unique: 'taken' }[result.reason as string];
    return problem
      ? { ok: false as const, reason: 'invalid_input', fields: { pieces: problem } }
      : { ok: false as const, reason: result.reason };
  }
  const { pieces: theirs } = await readSets(staff.actor);
  return {
    ok: false as const,
    reason: result.reason,
    conflicts: changed.map((change) => toListConflict(change, theirs, result.conflicts)),
  };
}

const asRow = ({ id, position, ...row }: SetPieceInput): ChildRow => ({
  ...row,
  id: id || randomUUID(),
  position: position ?? 0,
});
