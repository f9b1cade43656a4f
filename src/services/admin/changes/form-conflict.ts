import type { StoredValue } from '#domain/admin/changes.ts';
import type { FormConflict } from '#domain/admin/forms/form-conflict.ts';
import type { Conflict } from './change-results.ts';

/** A conflict with its values as the texts of a form. */
export const toFormConflict = (
  { field, base, theirs, mine, by, at }: Conflict,
  textOf: (value: StoredValue) => string = formText,
): FormConflict => ({
  field: field ?? '',
  before: textOf(base),
  theirs: textOf(theirs),
  mine: textOf(mine),
  by,
  at: at?.toISOString() ?? null,
});

/** A list that its form holds as one field. */
export interface ListChange {
  field: string;
  from: unknown;
  to: unknown;
}

/** A list is in conflict as a whole; the first of its rows says with whom. */
export const toListConflict = (
  { field, from, to }: ListChange,
  theirs: string,
  [first]: readonly Conflict[],
): FormConflict => ({
  field,
  before: JSON.stringify(from),
  theirs,
  mine: JSON.stringify(to),
  by: first?.by ?? null,
  at: first?.at?.toISOString() ?? null,
});

/** A checkbox that is off sends nothing. */
const formText = (value: StoredValue): string =>
  value === null || value === false ? '' : typeof value === 'object' ? '' : String(value);
