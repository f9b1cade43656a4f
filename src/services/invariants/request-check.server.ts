import { asSystem } from '#platform/database/run-as.server.ts';
import { enqueueJobQuery } from '#platform/jobs/enqueue-job.server.ts';
import { actorHasRole } from '#services/shared/actor-has-role.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import { checkInvariantsJob } from './check-invariants-task.server.ts';

/** Asks the queue to check now; a second request while one waits adds nothing. */
export async function requestInvariantCheck(
  actor: Customer,
): Promise<{ ok: true } | { ok: false; reason: 'forbidden' }> {
  if (!(await actorHasRole(actor, 'admin'))) return { ok: false, reason: 'forbidden' };
  const payload = { requestedBy: actor.userId };
  // As system: only it reaches the queue.
  await asSystem({ onBehalfOf: actor }).write(
    enqueueJobQuery(checkInvariantsJob, payload, { jobKey: 'check-invariants' }),
  );
  return { ok: true };
}
