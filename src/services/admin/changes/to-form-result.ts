import type { StoredValue } from '#domain/admin/changes.ts';
import type { ApplyResult, Conflict } from './change-results.ts';

/** What the form of a record shows after a save. */
export function toFormResult(result: ApplyResult) {
  if (result.ok) return { ok: true as const, changeSet: result.changeSet };
  if (result.reason !== 'conflict') return { ok: false as const, reason: result.reason };
  return {
    ok: false as const,
    reason: result.reason,
    conflicts: result.conflicts.map(toFormConflict),
  };
}

/** As the texts of the form. */
const toFormConflict = ({ field, base, theirs, mine, by, at }: Conflict) => ({
  field: field ?? '',
  before: asText(base),
  theirs: asText(theirs),
  mine: asText(mine),
  by,
  at: at?.toISOString() ?? null,
});

const asText = (value: StoredValue): string =>
  value === null || value === false ? '' : typeof value === 'object' ? '' : String(value);
