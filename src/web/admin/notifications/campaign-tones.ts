import type { CampaignStatus } from '#domain/campaigns/campaign.ts';

/** How a status stands out. */
export const campaignTones = {
  draft: 'plain',
  scheduled: 'information',
  sending: 'warning',
  sent: 'success',
} as const satisfies Record<CampaignStatus, string>;
