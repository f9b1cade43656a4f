import { randomUUID } from 'node:crypto';
import type { Change } from '#domain/admin/changes.ts';
import type { TermInput } from '#domain/admin/products/terms-input.ts';
import { db } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import type { Staff } from '#services/shared/staff.ts';
import { applyChanges } from '../admin/changes/apply-changes.server.ts';
import { type ListChange, toListConflict } from '../admin/changes/form-conflict.ts';
import { rowChanges, type ChildRow } from '../admin/changes/row-changes.ts';

const facets = ['kind', 'colour', 'material'] as const;

/** The terms of each facet as the texts of their form. */
export async function readTerms(actor: Customer): Promise<Record<(typeof facets)[number], string>> {
  const [rows] = await asUser(actor).read(
    db.selectFrom('product_terms').selectAll().orderBy('position').orderBy('value'),
  );
  const textOf = (facet: string) =>
    JSON.stringify(
      rows
        .filter((row) => row.facet === facet)
        .map(({ id, name, name_ar, value, code, position }) => ({
          id,
          name,
          name_ar: name_ar ?? '',
          value,
          ...(facet === 'colour' && { code: code ?? '' }),
          position,
        })),
    );
  return { kind: textOf('kind'), colour: textOf('colour'), material: textOf('material') };
}

/** Names, adds, orders and removes terms. One that products use cannot go. */
export async function saveTerms(changed: readonly ListChange[], staff: Staff) {
  const changes = changed.flatMap(({ field, from, to }): Change[] =>
    rowChanges({
      table: 'product_terms',
      before: (from as TermInput[]).map(asRow),
      after: (to as TermInput[]).map(asRow),
      parent: { facet: field },
      order: 'position',
    }).map((change) => withValue(change, to as TermInput[])),
  );
  const result = await applyChanges({ title: 'Terms', changes }, staff);
  if (result.ok) return { ok: true as const, changeSet: result.changeSet };
  const fields = Object.fromEntries(changed.map(({ field }) => [field, result.reason]));
  if (result.reason === 'in_use' || result.reason === 'not_unique')
    return { ok: false as const, reason: 'invalid_input', fields };
  if (result.reason !== 'conflict') return { ok: false as const, reason: result.reason };
  const theirs = await readTerms(staff.actor);
  return {
    ok: false as const,
    reason: result.reason,
    conflicts: changed.map((change) =>
      toListConflict(change, theirs[change.field as keyof typeof theirs], result.conflicts),
    ),
  };
}

const newIds = new WeakMap<object, string>();
function asRow(term: TermInput): ChildRow {
  const id = term.id || newIds.get(term) || randomUUID();
  newIds.set(term, id);
  // A product refers to the value, so that only a new term has one to write.
  const { value: _value, position, ...row } = term;
  return { ...row, id, position: position ?? 0 };
}

const withValue = (change: Change, terms: readonly TermInput[]): Change => {
  if (change.field !== null || change.to === null) return change;
  const value = terms.find((term) => newIds.get(term) === change.key)?.value ?? '';
  return { ...change, to: { ...change.to, value } };
};
