import { sql } from 'kysely';
import { isUuid } from '#platform/database/uuid.ts';

/**
 * Counts one who unsubscribed through a mail of a campaign, once. `recipientId` comes from the address:
 * it counts only together with the account or subscription that the token proved.
 */
export const countStop = (
  recipientId: string | null,
  owner: { userId?: string; subscriptionId?: string },
  now: Date,
) => sql`
  with stopped as (
    update public.campaign_recipients set stopped_at = ${now}
    where id = ${recipientId && isUuid(recipientId) ? recipientId : null}::uuid and stopped_at is null
      and (user_id = ${owner.userId ?? null}::uuid or subscription_id = ${owner.subscriptionId ?? null}::uuid)
    returning campaign_id
  )
  update public.notification_campaigns c set stopped = c.stopped + 1
  from stopped where c.id = stopped.campaign_id`;
