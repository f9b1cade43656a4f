import type { Change } from '#domain/admin/changes.ts';
import type { ProgressInput } from '#domain/work/project-status.ts';
import { applyChanges } from '../admin/changes/apply-changes.server.ts';
import type { Staff } from '../shared/staff.ts';

export type ProgressChanged =
  | { ok: true; changeSet: string | null }
  | { ok: false; reason: 'forbidden' | 'completed_is_whole' | 'changed_meanwhile' };

/** Moves the progress of a current project; a completed one stays at 100 %. */
export async function changeProgress(
  { project, from, to }: ProgressInput,
  staff: Staff,
): Promise<ProgressChanged> {
  const changes: Change[] = [{ table: 'projects', key: project, field: 'progress', from, to }];
  const result = await applyChanges({ title: 'Progress of a project', changes }, staff);
  if (result.ok) return { ok: true, changeSet: result.changeSet };
  if (result.reason === 'forbidden') return { ok: false, reason: 'forbidden' };
  if (result.reason === 'constraint') return { ok: false, reason: 'completed_is_whole' };
  return { ok: false, reason: 'changed_meanwhile' };
}
