import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { DB } from '#db/types.ts';
import { enqueueJob } from '#platform/jobs/enqueue-job.server.ts';
import { defineJob } from '#platform/jobs/job.ts';

const payload = z.object({ campaignId: z.uuid() });

/** One for all campaigns: whatever they send, the pages of the shop come first. */
const queue = 'campaigns';

/** Writes down whom a campaign reaches. Attempts last a day, as those of other mails. */
export const planCampaignJob = defineJob({
  name: 'plan-campaign',
  payload,
  maxAttempts: 14,
  queue,
});

export const sendCampaignMailsJob = defineJob({
  name: 'send-campaign-mails',
  payload,
  maxAttempts: 14,
  queue,
});

export const enqueuePlan = (trx: Transaction<DB>, campaignId: string, runAt?: Date) =>
  enqueueJob(trx, planCampaignJob, { campaignId }, { runAt, jobKey: `plan:${campaignId}` });

export const enqueueMails = (trx: Transaction<DB>, campaignId: string, runAt?: Date) =>
  enqueueJob(
    trx,
    sendCampaignMailsJob,
    { campaignId },
    { runAt, jobKey: `campaign-mails:${campaignId}` },
  );
