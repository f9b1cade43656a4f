import { sql } from 'kysely';
import { db } from '#platform/database/query.ts';
import { asSystem, asUser } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import type { Staff } from '../shared/staff.ts';
import type { Campaign } from './campaign.ts';
import { audienceCount, type AudienceCount } from './count-audience.server.ts';

export interface CampaignDetail {
  campaign: Campaign;
  category: { name: string; name_ar: string | null } | null;
  /** Whom it would reach now; null once it has begun. */
  audience: AudienceCount | null;
  /** Accounts of pasted addresses. */
  invited: number;
  /** How many have read the notification. */
  read: number;
}

/** A campaign with its sums, and without any person; null for those who may not read it. */
export async function readCampaign(id: string, staff: Staff): Promise<CampaignDetail | null> {
  if (!isUuid(id)) return null;
  const [[campaign], [category]] = await asUser(staff.actor).read(
    db.selectFrom('notification_campaigns').selectAll().where('id', '=', id),
    db
      .selectFrom('notification_categories as k')
      .innerJoin('notification_campaigns as c', 'c.category_id', 'k.id')
      .select(['k.name', 'k.name_ar'])
      .where('c.id', '=', id),
  );
  if (!campaign) return null;
  const isOpen = campaign.status === 'draft' || campaign.status === 'scheduled';
  // As system: only it counts accounts, and sums are all that leaves this function.
  const [[sums], [audience]] = await asSystem().read(
    sql<{ invited: number; read: number }>`
      select (select count(*) from public.campaign_invitations where campaign_id = ${id})::integer as invited,
        (select count(*) from public.notifications
          where campaign_id = ${id} and read_at is not null)::integer as read`,
    audienceCount(campaign, staff.now),
  );
  return { campaign, category: category ?? null, audience: isOpen ? audience! : null, ...sums! };
}
