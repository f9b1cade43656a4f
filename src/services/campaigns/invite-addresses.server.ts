import { sql } from 'kysely';
import type { Staff } from '../shared/staff.ts';
import { withCampaign, type CampaignRejection } from './lock-campaign.server.ts';

type InviteResult =
  | { ok: true; pasted: number; found: number }
  | { ok: false; reason: 'already_scheduled' }
  | CampaignRejection;

/**
 * Restricts a draft to the accounts of these addresses; none lifts the restriction. The addresses are
 * not stored: a deleted account leaves the list as well.
 */
export const inviteAddresses = (
  id: string,
  addresses: readonly string[],
  staff: Staff,
): Promise<InviteResult> =>
  withCampaign<InviteResult>(id, staff, async (trx, { status }) => {
    if (status !== 'draft') return { ok: false, reason: 'already_scheduled' };
    await trx.deleteFrom('campaign_invitations').where('campaign_id', '=', id).execute();
    const { numAffectedRows = 0n } = await sql`
      insert into public.campaign_invitations (campaign_id, user_id)
      select ${id}, u.id from auth.users u where u.email = any (${[...addresses]}::text[])`.execute(
      trx,
    );
    await trx
      .updateTable('notification_campaigns')
      .set({ is_listed: addresses.length > 0 })
      .where('id', '=', id)
      .execute();
    return { ok: true, pasted: addresses.length, found: Number(numAffectedRows) };
  });
