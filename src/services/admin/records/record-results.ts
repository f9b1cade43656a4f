import type { FormConflict } from '#domain/admin/forms/form-conflict.ts';
import type { ApplyResult, Conflict } from '../changes/change-results.ts';
import { toFormConflict } from '../changes/form-conflict.ts';
import { recordFieldsOf, columnOfField, fieldText, type RecordSource } from './record-source.ts';

export type RecordSaved =
  | { ok: true; changeSet: string | null }
  | {
      ok: false;
      reason: string;
      fields?: Record<string, string>;
      conflicts?: FormConflict[];
    };

/** The result of a change set as the form of the record shows it: by its fields, in its texts. */
export function toRecordResult(source: RecordSource, result: ApplyResult): RecordSaved {
  if (result.ok) return { ok: true, changeSet: result.changeSet };
  if (result.reason === 'conflict') {
    const isGone = result.conflicts.some((conflict) => conflict.isGone);
    if (isGone) return { ok: false, reason: 'not_found' };
    const conflicts = result.conflicts.map((conflict) => toRecordConflict(source, conflict));
    return { ok: false, reason: 'conflict', conflicts };
  }
  if (!('constraint' in result)) return { ok: false, reason: result.reason };
  const field = source.fieldOfConstraint?.[result.constraint ?? ''];
  if (!field) return { ok: false, reason: result.reason };
  const problem = result.reason === 'not_unique' ? 'taken' : 'invalid_choice';
  return { ok: false, reason: 'invalid_input', fields: { [field]: problem } };
}

function toRecordConflict(source: RecordSource, conflict: Conflict): FormConflict {
  const isOf = (each: string) => columnOfField(source, each) === conflict.field;
  const field = recordFieldsOf(source).find(isOf) ?? '';
  const texts = toFormConflict(conflict, (value) => fieldText(source, field, value));
  return { ...texts, field };
}
