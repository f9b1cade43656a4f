import { defineTask } from '#platform/jobs/job.ts';
import { planCampaignJob } from './campaign-jobs.ts';
import { planCampaign } from './plan-campaign.server.ts';

export const planCampaignTask = defineTask(planCampaignJob, ({ campaignId }, { now }) =>
  planCampaign(campaignId, now),
);
