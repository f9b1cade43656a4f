import { db } from '#platform/database/query.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { absentStaff } from '#services/identity/user-actor.ts';
import type { Staff } from '#services/shared/staff.ts';
import { ChangesRejected, changeTransaction } from '../changes/change-transaction.server.ts';
import { findPublishable } from './all-publishables.server.ts';
import { failScheduled } from './fail-scheduled.server.ts';
import { planPublication } from './plan-publication.server.ts';
import type { PublishRejection, PublishResult } from './publication-results.ts';
import { publishPlan } from './publish-record.server.ts';
import type { FieldTextChanges } from './value-changes.ts';
import { lockRecord } from './write-version.server.ts';

/** Publishes a version whose time has come, as its author. Runs again without effect. */
export async function publishScheduled(versionId: string, now: Date): Promise<void> {
  const version = await findScheduled(versionId);
  if (!version || version.publish_at! > now) return;
  const result = await publishAsAuthor(version, now);
  if (!result.ok) await failScheduled(version, result.reason, now);
}

type ScheduledVersion = NonNullable<Awaited<ReturnType<typeof findScheduled>>>;

async function findScheduled(id: string) {
  // As system: the job belongs to no user.
  const [[row]] = await asSystem().read(
    db
      .selectFrom('content_versions')
      .select(['id', 'kind', 'record_id', 'number', 'changes', 'publish_at', 'created_by'])
      .select('override_reason')
      .where('id', '=', id)
      .where('state', '=', 'scheduled'),
  );
  return row;
}

async function publishAsAuthor(
  version: ScheduledVersion,
  now: Date,
): Promise<PublishResult | { ok: false; reason: 'author_gone' }> {
  const publishable = findPublishable(version.kind);
  if (!version.created_by || !publishable) return { ok: false, reason: 'author_gone' };
  const staff: Staff = { actor: absentStaff(version.created_by), now };
  const { kind, record_id: id } = version;
  return changeTransaction<PublishResult, PublishRejection>(staff, async (trx) => {
    await lockRecord(trx, { kind, id });
    const open = await trx
      .selectFrom('content_versions')
      .select('id')
      .where('id', '=', version.id)
      .where('state', '=', 'scheduled')
      .forUpdate()
      .executeTakeFirst();
    // Published or cancelled meanwhile, or its author may no longer edit it.
    if (!open) throw new ChangesRejected({ ok: false, reason: 'forbidden' });
    const fields = version.changes as unknown as FieldTextChanges;
    const plan = await planPublication(trx, publishable, id, { now, fields });
    const { override_reason: overrideReason, number } = version;
    return publishPlan(trx, publishable, id, { plan, overrideReason, scheduled: number }, staff);
  });
}
