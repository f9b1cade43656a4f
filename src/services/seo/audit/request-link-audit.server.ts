import { asSystem } from '#platform/database/run-as.server.ts';
import { enqueueJobQuery } from '#platform/jobs/enqueue-job.server.ts';
import { actorHasRole } from '#services/shared/actor-has-role.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import { auditLinksJob } from './audit-links-task.server.ts';

/** Asks the queue to read the shop now; a second request while one waits adds nothing. */
export async function requestLinkAudit(
  actor: Customer,
): Promise<{ ok: true } | { ok: false; reason: 'forbidden' }> {
  if (!(await actorHasRole(actor, 'marketing', 'content_manager'))) {
    return { ok: false, reason: 'forbidden' };
  }
  // As system: only it reaches the queue.
  await asSystem({ onBehalfOf: actor }).write(
    enqueueJobQuery(auditLinksJob, {}, { jobKey: 'audit-links' }),
  );
  return { ok: true };
}
