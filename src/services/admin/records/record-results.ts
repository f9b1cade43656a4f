import type { ApplyResult, Conflict } from '../changes/change-results.ts';
import { recordFieldsOf, columnOfField, fieldText, type RecordSource } from './record-source.ts';

interface FormConflictTexts {
  field: string;
  before: string;
  theirs: string;
  mine: string;
  by: string | null;
  at: string | null;
}

export type RecordSaved =
  | { ok: true; changeSet: string | null }
  | {
      ok: false;
      reason: string;
      fields?: Record<string, string>;
      conflicts?: FormConflictTexts[];
    };

/** The result of a change set as the form of the record shows it: by its fields, in its texts. */
export function toRecordResult(source: RecordSource, result: ApplyResult): RecordSaved {
  if (result.ok) return { ok: true, changeSet: result.changeSet };
  if (result.reason === 'conflict') {
    const isGone = result.conflicts.some((conflict) => conflict.isGone);
    if (isGone) return { ok: false, reason: 'not_found' };
    const conflicts = result.conflicts.map((conflict) => toFormConflict(source, conflict));
    return { ok: false, reason: 'conflict', conflicts };
  }
  if (!('constraint' in result)) return { ok: false, reason: result.reason };
  const field = source.fieldOfConstraint?.[result.constraint ?? ''];
  if (!field) return { ok: false, reason: result.reason };
  const problem = result.reason === 'not_unique' ? 'taken' : 'invalid_choice';
  return { ok: false, reason: 'invalid_input', fields: { [field]: problem } };
}

function toFormConflict(source: RecordSource, conflict: Conflict): FormConflictTexts {
  const { base, theirs, mine, by, at } = conflict;
  const isOf = (each: string) => columnOfField(source, each) === conflict.field;
  const field = recordFieldsOf(source).find(isOf) ?? '';
  return {
    field,
    before: fieldText(source, field, base),
    theirs: fieldText(source, field, theirs),
    mine: fieldText(source, field, mine),
    by,
    at: at?.toISOString() ?? null,
  };
}
