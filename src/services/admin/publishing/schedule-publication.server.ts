import { randomUUID } from 'node:crypto';
import { asSystem } from '#platform/database/run-as.server.ts';
import { enqueueJob } from '#platform/jobs/enqueue-job.server.ts';
import type { Staff } from '#services/shared/staff.ts';
import { checkPublication } from './check-publication.server.ts';
import type { PublishRejection } from './publication-results.ts';
import { findScheduled } from './find-scheduled.server.ts';
import type { Publishable } from './publishable.ts';
import { publishVersionJob } from './publish-version-job.ts';
import { lockRecord, nextNumber } from './write-version.server.ts';

interface ScheduleInput {
  publishAt: Date;
  overrideReason?: string | null;
}

export type ScheduleResult =
  | { ok: true; version: number }
  | { ok: false; reason: 'in_past' | 'already_scheduled' }
  | PublishRejection;

/**
 * Stores the draft as a version that a job publishes at its time. Everything is tried first, as the
 * member of staff; the draft stays, so that its author goes on seeing it.
 */
export async function schedulePublication(
  publishable: Publishable,
  id: string,
  { publishAt, overrideReason = null }: ScheduleInput,
  staff: Staff,
): Promise<ScheduleResult> {
  if (publishAt <= staff.now) return { ok: false, reason: 'in_past' };
  const checked = await checkPublication(publishable, id, { overrideReason }, staff);
  if (!checked.ok) return checked;
  const record = { kind: publishable.kind, id };
  // As system: only it reaches the queue. The version and its job are stored together.
  return asSystem({ onBehalfOf: staff.actor }).transaction(async (trx): Promise<ScheduleResult> => {
    await lockRecord(trx, record);
    if (await findScheduled(trx, record)) return { ok: false, reason: 'already_scheduled' };
    const number = await nextNumber(trx, record);
    const version = randomUUID();
    await trx
      .insertInto('content_versions')
      .values({
        id: version,
        kind: record.kind,
        record_id: id,
        number,
        state: 'scheduled',
        snapshot: JSON.stringify(checked.plan.after),
        changes: JSON.stringify(checked.plan.fields),
        publish_at: publishAt,
        override_reason: checked.isOverridden ? overrideReason : null,
        created_by: staff.actor.userId,
        created_at: staff.now,
      })
      .execute();
    await enqueueJob(trx, publishVersionJob, { version }, { runAt: publishAt });
    return { ok: true, version: number };
  });
}
