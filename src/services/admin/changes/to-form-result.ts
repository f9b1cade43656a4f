import type { ApplyResult } from './change-results.ts';
import { toFormConflict } from './form-conflict.ts';

/** What the form of a record shows after a save. */
export function toFormResult(result: ApplyResult) {
  if (result.ok) return { ok: true as const, changeSet: result.changeSet };
  if (result.reason === 'constraint' && result.constraint) {
    const { reason, constraint } = result;
    return { ok: false as const, reason, details: { constraint } };
  }
  if (result.reason !== 'conflict') return { ok: false as const, reason: result.reason };
  return {
    ok: false as const,
    reason: result.reason,
    conflicts: result.conflicts.map((conflict) => toFormConflict(conflict)),
  };
}
