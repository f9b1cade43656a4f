import { randomUUID } from 'node:crypto';
import { runPreview } from '#platform/database/preview.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { runChanges } from '../changes/run-changes.server.ts';
import { planPublication } from './plan-publication.server.ts';
import type { Publishable } from './publishable.ts';

/**
 * Runs `read` as if the draft were published. Fields that are not ready are shown as they are; a field
 * that was changed meanwhile is shown as stored.
 */
export function previewRecord<Result>(
  publishable: Publishable,
  id: string,
  staff: Staff,
  read: () => Promise<Result>,
): Promise<Result> {
  const apply: Parameters<typeof runPreview>[1] = async (trx) => {
    const plan = await planPublication(trx, publishable, id, staff);
    if (!plan || plan.changes.length === 0) return;
    await runChanges(trx, plan.changes, { changeSet: randomUUID(), skipConflicts: true });
  };
  return runPreview(staff.actor, apply, read);
}
