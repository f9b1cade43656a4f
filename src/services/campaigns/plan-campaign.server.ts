import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { asSystem } from '#platform/database/run-as.server.ts';
import { enqueueMails, enqueuePlan } from './campaign-jobs.ts';
import type { Campaign } from './campaign.ts';
import { insertAccounts, insertSubscribers, type PlannedPage } from './insert-recipients.server.ts';
import { lockCampaign } from './lock-campaign.server.ts';

/** People in one transaction. */
const pageSize = 500;

/**
 * Writes down the next page of people, with their notifications, and enqueues the page after it in the
 * same transaction: a process that is killed loses and repeats nothing. After the last page it
 * enqueues the mails.
 */
export async function planCampaign(id: string, now: Date): Promise<void> {
  // As system: only it writes recipients, and notifications of others.
  await asSystem().transaction(async (trx) => {
    const campaign = await lockCampaign(trx, id);
    if (!campaign || !isDue(campaign, now)) return;
    const insert = campaign.kind === 'newsletter' ? insertSubscribers : insertAccounts;
    const { rows } = await insert(campaign, { now, limit: pageSize }).execute(trx);
    const page = rows[0]!;
    const isLast = page.people < pageSize;
    await recordPage(trx, campaign, page, { now, isLast });
    await (isLast ? enqueueMails(trx, id) : enqueuePlan(trx, id));
  });
}

/** A campaign that was called back or is planned already has nothing to do. */
const isDue = ({ status, send_at, planned_at }: Campaign, now: Date): boolean =>
  planned_at === null && (status === 'sending' || (status === 'scheduled' && send_at! <= now));

const recordPage = (
  trx: Transaction<DB>,
  { id, started_at, planned_to }: Campaign,
  page: PlannedPage,
  { now, isLast }: { now: Date; isLast: boolean },
) =>
  trx
    .updateTable('notification_campaigns')
    .set((of) => ({
      status: 'sending',
      started_at: started_at ?? now,
      planned_to: page.last ?? planned_to,
      planned_at: isLast ? now : null,
      people: of('people', '+', page.people),
      declined: of('declined', '+', page.declined),
      notified: of('notified', '+', page.notified),
    }))
    .where('id', '=', id)
    .execute();
