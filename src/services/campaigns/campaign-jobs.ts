import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '#db/types.ts';
import { enqueueJob } from '#platform/jobs/enqueue-job.server.ts';
import { defineJob } from '#platform/jobs/job.ts';

const payload = z.object({ campaignId: z.uuid() });

/** Writes down whom a campaign reaches. Attempts last a day, as those of other mails. */
export const planCampaignJob = defineJob({ name: 'plan-campaign', payload, maxAttempts: 14 });

export const sendCampaignMailsJob = defineJob({
  name: 'send-campaign-mails',
  payload,
  maxAttempts: 14,
});

/** One queue for all campaigns: whatever they send, the pages of the shop come first. */
const queue = 'campaigns';

export const enqueuePlan = (trx: Transaction<DB>, campaignId: string, runAt?: Date) =>
  enqueueJob(trx, planCampaignJob, { campaignId }, { queue, runAt, jobKey: `plan:${campaignId}` });

export const enqueueMails = (trx: Transaction<DB>, campaignId: string, runAt?: Date) =>
  enqueueJob(
    trx,
    sendCampaignMailsJob,
    { campaignId },
    { queue, runAt, jobKey: `campaign-mails:${campaignId}` },
  );
