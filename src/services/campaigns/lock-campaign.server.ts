import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { hasRole } from '#domain/identity/roles.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { isUuid } from '#platform/database/uuid.ts';
import { rolesOfStaff } from '../admin/lists/roles-of-staff.server.ts';
import type { Staff } from '../shared/staff.ts';
import type { Campaign } from './campaign.ts';

/** Sending, calling back and planning wait for each other on this row. */
export const lockCampaign = (trx: Transaction<DB>, id: string): Promise<Campaign | undefined> =>
  trx
    .selectFrom('notification_campaigns')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export type CampaignRejection = { ok: false; reason: 'forbidden' | 'not_found' };

/** Runs the work of a member of marketing on a campaign that is locked meanwhile. */
export async function withCampaign<Result>(
  id: string,
  { actor }: Staff,
  work: (trx: Transaction<DB>, campaign: Campaign) => Promise<Result>,
): Promise<Result | CampaignRejection> {
  if (!hasRole(await rolesOfStaff(actor), 'marketing')) return { ok: false, reason: 'forbidden' };
  if (!isUuid(id)) return { ok: false, reason: 'not_found' };
  // As system: only it reaches the queue, the accounts and the recipients.
  return asSystem({ onBehalfOf: actor }).transaction(async (trx) => {
    const campaign = await lockCampaign(trx, id);
    return campaign ? work(trx, campaign) : { ok: false, reason: 'not_found' };
  });
}
