import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { blockingFindings } from '#domain/admin/readiness/finding.ts';
import type { Staff } from '#services/shared/staff.ts';
import { ChangesRejected, changeTransaction } from '../changes/change-transaction.server.ts';
import { runChanges } from '../changes/run-changes.server.ts';
import { storeAppliedSet } from '../changes/store-applied-set.server.ts';
import { forgetDraftFields } from './forget-draft-fields.server.ts';
import { planPublication, type PublicationPlan } from './plan-publication.server.ts';
import type { PublishRejection, PublishResult } from './publication-results.ts';
import type { Publishable } from './publishable.ts';
import { lockRecord, writePublishedVersion } from './write-version.server.ts';

export interface PublishOptions {
  /** Why an admin publishes what is not ready. */
  overrideReason?: string | null;
}

interface PlannedPublication extends PublishOptions {
  plan: PublicationPlan | null;
  /** The number of the scheduled version whose time has come. */
  scheduled?: number;
}

/** Draft, status, version and history in one transaction: all of it, or nothing. */
export function publishRecord(
  publishable: Publishable,
  id: string,
  options: PublishOptions,
  staff: Staff,
): Promise<PublishResult> {
  return changeTransaction<PublishResult, PublishRejection>(staff, async (trx) => {
    await lockRecord(trx, { kind: publishable.kind, id });
    const plan = await planPublication(trx, publishable, id, staff);
    return publishPlan(trx, publishable, id, { ...options, plan }, staff);
  });
}

/** The same inside a transaction of the caller; rejections are thrown, so that nothing stays. */
export async function publishPlan(
  trx: Transaction<DB>,
  publishable: Publishable,
  id: string,
  { plan, overrideReason = null, scheduled }: PlannedPublication,
  staff: Staff,
): Promise<PublishResult> {
  if (!plan) throw new ChangesRejected({ ok: false, reason: 'not_found' });
  const isOverridden = await assertReady(trx, plan, overrideReason);
  assertUnchanged(plan);
  if (plan.changes.length === 0 && !scheduled) {
    throw new ChangesRejected({ ok: false, reason: 'nothing_to_publish' });
  }
  const changeSet = randomUUID();
  const record = { kind: publishable.kind, id };
  const run = await runChanges(trx, plan.changes, { changeSet, skipConflicts: false });
  const title = publishable.title(plan.after, id).en || publishable.kind;
  if (run.written.length > 0) await storeAppliedSet(trx, { id: changeSet, title, run }, staff);
  const written = run.written.length > 0 ? changeSet : null;
  const version = await writePublishedVersion(
    trx,
    record,
    {
      ...plan,
      changeSet: written,
      overrideReason: isOverridden ? overrideReason : null,
      scheduled,
    },
    staff,
  );
  await forgetDraftFields(trx, record, plan.forgotten);
  return { ok: true, version, changeSet: written };
}

/** Problems of the form itself cannot be overridden: the database would not store them. */
export async function assertReady(
  trx: Transaction<DB>,
  { findings }: PublicationPlan,
  overrideReason: string | null,
): Promise<boolean> {
  const blocking = blockingFindings(findings);
  if (blocking.length === 0) return false;
  const canOverride = overrideReason?.trim() && !blocking.some(({ rule }) => rule === 'invalid');
  if (!canOverride || !(await isAdmin(trx))) {
    throw new ChangesRejected({ ok: false, reason: 'not_ready', findings: blocking });
  }
  // The triggers that keep what is published complete let this transaction pass.
  await sql`select set_config('fustat.accepts_gaps', 'yes', true)`.execute(trx);
  return true;
}

/** Nothing is written over what was stored after the draft had begun. */
export function assertUnchanged({ conflicts }: PublicationPlan): void {
  if (conflicts.length === 0) return;
  throw new ChangesRejected({ ok: false, reason: 'conflict', conflicts: [] });
}

async function isAdmin(trx: Transaction<DB>): Promise<boolean> {
  const { rows } = await sql<{ isAdmin: boolean }>`
    select private.has_role('admin') as "isAdmin"`.execute(trx);
  return rows[0]!.isAdmin;
}
