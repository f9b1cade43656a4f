import type { Staff } from '../shared/staff.ts';
import { withCampaign, type CampaignRejection } from './lock-campaign.server.ts';

type CallBackResult = { ok: true } | { ok: false; reason: 'already_started' } | CampaignRejection;

/** Makes it a draft again, unless its first recipients are written down; its job then does nothing. */
export const callBackCampaign = (id: string, staff: Staff): Promise<CallBackResult> =>
  withCampaign<CallBackResult>(id, staff, async (trx, { status }) => {
    if (status === 'draft') return { ok: true };
    if (status !== 'scheduled') return { ok: false, reason: 'already_started' };
    await trx
      .updateTable('notification_campaigns')
      .set({ status: 'draft', send_at: null })
      .where('id', '=', id)
      .execute();
    return { ok: true };
  });
