import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import { findScheduled } from './find-scheduled.server.ts';
import { statusOf } from './plan-publication.server.ts';
import type { Publishable } from './publishable.ts';

/** The stored texts of a record, whether visitors see it, and when a version is scheduled. */
export function readPublished(publishable: Publishable, id: string, actor: Customer) {
  return asUser(actor).transaction(async (trx) => {
    const texts = await publishable.read(trx, id);
    if (!texts) return null;
    const { isPublished } = await statusOf(trx, publishable, id);
    const scheduled = await findScheduled(trx, { kind: publishable.kind, id });
    return { texts, isPublished, scheduledAt: scheduled?.publish_at ?? null };
  });
}
