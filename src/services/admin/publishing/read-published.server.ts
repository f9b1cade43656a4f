import { asUser } from '#platform/database/run-as.server.ts';
import type { Customer } from '#services/shared/customer.ts';
import { statusOf } from './plan-publication.server.ts';
import type { Publishable } from './publishable.ts';

/** The stored texts of a record, whether visitors see it, and when a version is scheduled. */
export function readPublished(publishable: Publishable, id: string, actor: Customer) {
  return asUser(actor).transaction(async (trx) => {
    const texts = await publishable.read(trx, id);
    if (!texts) return null;
    const { isPublished } = await statusOf(trx, publishable, id);
    const scheduled = await trx
      .selectFrom('content_versions')
      .select('publish_at')
      .where('kind', '=', publishable.kind)
      .where('record_id', '=', id)
      .where('state', '=', 'scheduled')
      .executeTakeFirst();
    return { texts, isPublished, scheduledAt: scheduled?.publish_at ?? null };
  });
}
