import type { StoredValue } from '#domain/admin/changes.ts';
import type { Conflict } from './change-results.ts';

/** A conflict with its values as the texts of a form. */
export const toFormConflict = (
  { field, base, theirs, mine, by, at }: Conflict,
  textOf: (value: StoredValue) => string = formText,
) => ({
  field: field ?? '',
  before: textOf(base),
  theirs: textOf(theirs),
  mine: textOf(mine),
  by,
  at: at?.toISOString() ?? null,
});

/** A checkbox that is off sends nothing. */
const formText = (value: StoredValue): string =>
  value === null || value === false ? '' : typeof value === 'object' ? '' : String(value);
