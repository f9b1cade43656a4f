import { randomUUID } from 'node:crypto';
import type { Staff } from '#services/shared/staff.ts';
import { ChangesRejected, changeTransaction } from '../changes/change-transaction.server.ts';
import { runChanges } from '../changes/run-changes.server.ts';
import { planPublication, type PublicationPlan } from './plan-publication.server.ts';
import type { PublishRejection } from './publication-results.ts';
import type { Publishable } from './publishable.ts';
import { assertReady, assertUnchanged, type PublishOptions } from './publish-record.server.ts';
import { lockRecord } from './write-version.server.ts';

type CheckResult = { ok: true; plan: PublicationPlan; isOverridden: boolean } | PublishRejection;

/** Carries the plan out of the transaction that it rolls back. */
class Checked extends Error {
  readonly result: Extract<CheckResult, { ok: true }>;

  constructor(result: Extract<CheckResult, { ok: true }>) {
    super('Rolled back after a check.');
    this.result = result;
  }
}

/** Does what publishing would do, and rolls it back. */
export async function checkPublication(
  publishable: Publishable,
  id: string,
  { overrideReason = null }: PublishOptions,
  staff: Staff,
): Promise<CheckResult> {
  try {
    return await changeTransaction<never, PublishRejection>(staff, async (trx) => {
      await lockRecord(trx, { kind: publishable.kind, id });
      const plan = await planPublication(trx, publishable, id, staff);
      if (!plan) throw new ChangesRejected({ ok: false, reason: 'not_found' });
      const isOverridden = await assertReady(trx, plan, overrideReason);
      assertUnchanged(plan);
      if (plan.changes.length === 0) {
        throw new ChangesRejected({ ok: false, reason: 'nothing_to_publish' });
      }
      await runChanges(trx, plan.changes, { changeSet: randomUUID(), skipConflicts: false });
      throw new Checked({ ok: true, plan, isOverridden });
    });
  } catch (error) {
    if (error instanceof Checked) return error.result;
    throw error;
  }
}
