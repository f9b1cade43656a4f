import { randomUUID } from 'node:crypto';
import type { Staff } from '#services/shared/staff.ts';
import type { ApplyRejection } from '../changes/change-results.ts';
import { ChangesRejected, changeTransaction } from '../changes/change-transaction.server.ts';
import { runChanges } from '../changes/run-changes.server.ts';
import { storeAppliedSet } from '../changes/store-applied-set.server.ts';
import { statusOf } from './plan-publication.server.ts';
import type { Publishable } from './publishable.ts';
import { lockRecord } from './write-version.server.ts';

export type UnpublishResult =
  | { ok: true; changeSet: string }
  | { ok: false; reason: 'not_found' | 'not_published' }
  | ApplyRejection;

/** Hides a record from visitors. Its texts, its draft and its versions stay. */
export function unpublishRecord(
  publishable: Publishable,
  id: string,
  staff: Staff,
): Promise<UnpublishResult> {
  return changeTransaction<UnpublishResult, UnpublishResult>(staff, async (trx) => {
    await lockRecord(trx, { kind: publishable.kind, id });
    const texts = await publishable.read(trx, id);
    if (!texts) throw new ChangesRejected({ ok: false, reason: 'not_found' });
    const { toHide } = await statusOf(trx, publishable, id);
    if (toHide.length === 0) throw new ChangesRejected({ ok: false, reason: 'not_published' });
    const changeSet = randomUUID();
    const run = await runChanges(trx, toHide, { changeSet, skipConflicts: false });
    const title = publishable.title(texts, id).en || publishable.kind;
    await storeAppliedSet(trx, { id: changeSet, title, run }, staff);
    return { ok: true, changeSet };
  });
}
