import { db } from '#platform/database/query.ts';
import { asUser } from '#platform/database/run-as.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import type { DraftRecord } from '../drafts/draft-record.ts';

/** Its job then finds nothing to do. */
export async function cancelSchedule(
  { kind, id }: DraftRecord,
  { actor }: Staff,
): Promise<{ ok: true } | { ok: false; reason: 'not_scheduled' }> {
  const [[result]] = await asUser(actor).write(
    db
      .updateTable('content_versions')
      .set({ state: 'cancelled' })
      .where('kind', '=', kind)
      .where('record_id', '=', id)
      .where('state', '=', 'scheduled'),
  );
  return result?.numUpdatedRows ? { ok: true } : { ok: false, reason: 'not_scheduled' };
}
