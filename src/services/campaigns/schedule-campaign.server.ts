import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { ownPath } from '#domain/admin/readiness/own-links.ts';
import { callBackTime } from '#domain/campaigns/campaign.ts';
import { readNewsletterBlocks } from '#domain/campaigns/newsletter-blocks.ts';
import { findBrokenLinks } from '../admin/publishing/find-broken-links.server.ts';
import type { Staff } from '../shared/staff.ts';
import { enqueuePlan } from './campaign-jobs.ts';
import type { Campaign } from './campaign.ts';
import { countAudience } from './count-audience.server.ts';
import { linkOfBlock } from './read-newsletter.server.ts';
import { withCampaign, type CampaignRejection } from './lock-campaign.server.ts';

type Obstacle =
  | 'already_scheduled'
  | 'in_past'
  | 'arabic_missing'
  | 'required_category'
  | 'broken_link'
  | 'empty_newsletter'
  | 'nobody';

export type ScheduleCampaignResult =
  | { ok: true; sendAt: Date }
  | { ok: false; reason: Obstacle }
  | CampaignRejection;

/**
 * Sends a campaign at its time; at once means in five minutes, until when it can be called back. A
 * second press finds it scheduled.
 */
export const scheduleCampaign = (
  id: string,
  at: Date | null,
  staff: Staff,
): Promise<ScheduleCampaignResult> =>
  withCampaign<ScheduleCampaignResult>(id, staff, async (trx, campaign) => {
    const reason = await obstacleOf(trx, campaign, at, staff.now);
    if (reason) return { ok: false, reason };
    const sendAt = at ?? new Date(staff.now.getTime() + callBackTime);
    await trx
      .updateTable('notification_campaigns')
      .set({ status: 'scheduled', send_at: sendAt })
      .where('id', '=', id)
      .execute();
    await enqueuePlan(trx, id, sendAt);
    return { ok: true, sendAt };
  });

async function obstacleOf(
  trx: Transaction<DB>,
  campaign: Campaign,
  at: Date | null,
  now: Date,
): Promise<Obstacle | null> {
  if (campaign.status !== 'draft') return 'already_scheduled';
  if (at && at <= now) return 'in_past';
  if (Boolean(campaign.body) !== Boolean(campaign.body_ar)) return 'arabic_missing';
  if (
    campaign.kind === 'newsletter' &&
    !campaign.body &&
    readNewsletterBlocks(campaign.blocks).length === 0
  )
    return 'empty_newsletter';
  if (await isRequired(trx, campaign)) return 'required_category';
  if (await hasBrokenLink(trx, campaign)) return 'broken_link';
  const { people, declined } = await countAudience(trx, campaign, now);
  return people === declined ? 'nobody' : null;
}

/** Mails that cannot be switched off are not for campaigns. */
async function isRequired(trx: Transaction<DB>, { by_mail, category_id }: Campaign) {
  if (!by_mail || !category_id) return false;
  const category = await trx
    .selectFrom('notification_categories')
    .select('always_mailed')
    .where('id', '=', category_id)
    .executeTakeFirst();
  return category?.always_mailed === true;
}

/** Pages of accounts need no check: each reader has their own. */
async function hasBrokenLink(trx: Transaction<DB>, { link_url, blocks }: Campaign) {
  const parts = readNewsletterBlocks(blocks);
  const addresses = [link_url, ...parts.map((_, at) => linkOfBlock(parts, String(at + 1)))];
  const paths = addresses
    .flatMap((address) => ownPath(address ?? '') ?? [])
    .filter((path) => !path.startsWith('/account/'));
  if (paths.length === 0) return false;
  const links = paths.map((path) => ({ field: 'link_url', path }));
  return (await findBrokenLinks(trx, links)).length > 0;
}
